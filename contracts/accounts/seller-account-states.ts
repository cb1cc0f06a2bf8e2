import type { Tone } from '../item/item-states.ts';
import { erasedWords } from '../kernel/personal-data.ts';
import type { Words } from '../kernel/words.ts';

/** Where a seller's account stands. */
export const sellerAccountStates = {
  waiting: { tone: 'waiting', en: 'Waiting for admission', zh: '待开通' },
  refused: { tone: 'refused', en: 'Refused', zh: '已拒绝' },
  active: { tone: 'done', en: 'Active', zh: '正常' },
  disabled: { tone: 'refused', en: 'Disabled', zh: '已停用' },
  erased: { tone: 'cancelled', ...erasedWords },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type SellerAccountState = keyof typeof sellerAccountStates;
export const sellerAccountStateNames = Object.keys(sellerAccountStates) as [SellerAccountState, ...SellerAccountState[]];
