import type { Tone } from '#contracts/item/item-states.ts';
import type { Words } from '#contracts/kernel/words.ts';

/** Where a bought label stands. One that is ordered waits for the carrier to number it, a void one for its refund. */
export const shippingLabelStates = {
  ordered: { tone: 'waiting', en: 'Being bought', zh: '购买中' },
  bought: { tone: 'done', en: 'Bought', zh: '已购买' },
  voided: { tone: 'waiting', en: 'Void, refund pending', zh: '已作废，待退款' },
  refunded: { tone: 'cancelled', en: 'Refunded', zh: '已退款' },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type ShippingLabelState = keyof typeof shippingLabelStates;
export const shippingLabelStateNames = Object.keys(shippingLabelStates) as [ShippingLabelState, ...ShippingLabelState[]];
