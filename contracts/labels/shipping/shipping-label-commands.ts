import { z } from 'zod';
import type { Words } from '#contracts/kernel/words.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { count } from '#contracts/kernel/lists/query-rows.ts';
import { labelBases, labelBuys, labelVoids, labelRefunds } from './shipping-label-actions.ts';
import {
  carrierServiceField,
  hasOneStart,
  labelPriceFields,
  shipmentFields,
  startMissing,
  shippingLabelAnswerSchema,
  labelNoField,
} from './shipping-label-fields.ts';
import { feeField } from '#contracts/requests/request-fields.ts';
import { reasonField } from '#contracts/item/item-fields.ts';

export const labelMessages = {
  /** R8.36. */
  labelVoided: { en: 'Label voided. The refund is credited within 30 days', zh: '面单已作废，退款将在 30 天内到账' },
} as const satisfies Record<string, Words>;

export const labelOfferSchema = z.object({
  service: carrierServiceField,
  ...labelPriceFields,
  /** What the postage rests on: the weight or, where it is more, the dimensional weight, in steps of the service. */
  billedGrams: count,
});
export type LabelOffer = z.output<typeof labelOfferSchema>;

/** R2.45. Nothing is bought: `buyLabel` prices again. */
export const rateLabelEndpoint = endpoint({
  name: 'rateLabel',
  method: 'POST',
  path: '/shipping-labels/rate',
  bases: labelBases,
  access: labelBuys,
  summary: 'Prices of all carrier services that accept a parcel, itemised, cheapest first.',
  body: z.strictObject(shipmentFields).refine(hasOneStart, startMissing),
  data: z.object({
    offers: z.array(labelOfferSchema),
    /** Distance as carriers count it: 2 (near) to 8 (coast to coast). */
    zone: count,
  }),
});

/** R1.16, R2.45. `feeCents` is the price that was seen: where it has moved meanwhile, the answer is the new one and nothing is bought. */
export const buyLabelEndpoint = endpoint({
  name: 'buyLabel',
  method: 'POST',
  path: '/shipping-labels',
  bases: labelBases,
  access: labelBuys,
  summary:
    "Buys a shipping label and takes its price from the shop's wallet, both or neither. The carrier numbers it soon after; until then it is `ordered`.",
  body: z.strictObject({ ...shipmentFields, service: carrierServiceField, feeCents: feeField }).refine(hasOneStart, startMissing),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
});

/** A label can be voided for so long after it was bought. */
export const voidableDays = 30;

/** R8.36. */
export const voidLabelEndpoint = endpoint({
  name: 'voidLabel',
  method: 'POST',
  path: '/shipping-labels/void',
  bases: labelBases,
  access: labelVoids,
  summary: 'Voids a label that no order uses; its price is credited once the carrier has refunded it.',
  body: z.strictObject({ labelNo: labelNoField, reason: reasonField }),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
  success: labelMessages.labelVoided,
});

export const retryVoidEndpoint = endpoint({
  name: 'retryVoid',
  method: 'POST',
  path: '/shipping-labels/void/retry',
  bases: ['admin'],
  access: labelRefunds,
  summary: 'Asks a carrier once more to take back a label that it refused to refund.',
  body: z.strictObject({ labelNo: labelNoField }),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
});

/** The carrier is expected to refund a void label within so many days (R9.13). */
export const refundDays = 30;

export const refundLabelEndpoint = endpoint({
  name: 'refundLabel',
  method: 'POST',
  path: '/shipping-labels/refund',
  bases: ['admin'],
  access: labelRefunds,
  summary: "Records that the carrier has refunded a void label that it does not tell of itself: its price goes back to the shop's wallet, once.",
  body: z.strictObject({ labelNo: labelNoField }),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
});
