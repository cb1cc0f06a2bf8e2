import type { Words } from '../kernel/words.ts';

/** What a posting is about, by its own number. */
export const referenceKinds = ['recharge', 'withdrawal', 'label', 'order', 'repair', 'storage', 'bulk', 'adjustment', 'bankLine', 'posting'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export const referenceKindWords = {
  recharge: { en: 'Recharge', zh: '充值' },
  withdrawal: { en: 'Withdrawal', zh: '提现' },
  label: { en: 'Label', zh: '面单' },
  order: { en: 'Order', zh: '订单' },
  repair: { en: 'Repair', zh: '维修' },
  storage: { en: 'Storage', zh: '仓储' },
  bulk: { en: 'Bulk file', zh: '批量文件' },
  adjustment: { en: 'Adjustment', zh: '调账' },
  bankLine: { en: 'Bank line', zh: '银行明细' },
  posting: { en: 'Posting', zh: '流水' },
} as const satisfies Record<ReferenceKind, Words>;
