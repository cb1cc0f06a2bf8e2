import type { Words } from '../kernel/words.ts';

/** Which way the wallet moves: money comes in, or goes out. */
export type Direction = 'in' | 'out';
export const directions = ['in', 'out'] as const satisfies readonly Direction[];

interface TransactionType extends Words {
  direction: Direction;
}

/** The seventeen reasons for which a wallet moves (R9.39). Their names are what records and filters carry. */
export const transactionTypes = {
  recharge: { direction: 'in', en: 'Recharge', zh: '充值' },
  cashWithdrawal: { direction: 'out', en: 'Cash withdrawal', zh: '提现' },
  shippingFee: { direction: 'out', en: 'Shipping fee', zh: '发货费' },
  transshipmentFee: { direction: 'out', en: 'Transshipment fee', zh: '转运费' },
  cashoutCollection: { direction: 'in', en: 'Cashout collection', zh: '回收收款' },
  consignmentCollection: { direction: 'in', en: 'Consignment collection', zh: '寄售收款' },
  switchUserFee: { direction: 'out', en: 'Switch user fee', zh: '过户费' },
  consignmentFee: { direction: 'out', en: 'Consignment fee', zh: '寄售费' },
  cashoutDeduction: { direction: 'out', en: 'Cashout deduction', zh: '回收扣款' },
  storageFee: { direction: 'out', en: 'Storage fee', zh: '仓租' },
  platformReturnDeduction: { direction: 'out', en: 'Platform return deduction', zh: '平台退货扣款' },
  platformFee: { direction: 'out', en: 'Platform fee', zh: '平台费' },
  cancelCashWithdrawal: { direction: 'in', en: 'Cancel cash withdrawal', zh: '取消提现' },
  labelRefund: { direction: 'in', en: 'Label refund', zh: '面单退款' },
  labelFee: { direction: 'out', en: 'Label fee', zh: '面单费' },
  shoeRepairDeduction: { direction: 'out', en: 'Shoe repair deduction', zh: '鞋类维修扣款' },
  shoeRepairRefund: { direction: 'in', en: 'Shoe repair refund', zh: '鞋类维修退款' },
} as const satisfies Record<string, TransactionType>;

export type TransactionTypeName = keyof typeof transactionTypes;
export const transactionTypeNames = Object.keys(transactionTypes) as [TransactionTypeName, ...TransactionTypeName[]];

export const directionOf = (type: TransactionTypeName): Direction => transactionTypes[type].direction;

/** What the operator takes from a wallet: all that goes out but what its owner has paid out. */
export const deductionTypes = transactionTypeNames.filter((name) => directionOf(name) === 'out' && name !== 'cashWithdrawal');
