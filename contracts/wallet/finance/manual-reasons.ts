import type { Words } from '../../kernel/words.ts';
import type { AccountPart } from '../../ledger/accounts.ts';
import type { Direction, TransactionTypeName } from '../transaction-types.ts';

interface ManualReason extends Words {
  directions: readonly Direction[];
  /** The other side of the posting. */
  counter: AccountPart;
}

/** Why wallets are credited or charged by hand; it says which account of the operator stands on the other side. */
export const manualReasons = {
  received: { directions: ['in'], counter: { account: 'assets:bank', sub: 'main' }, en: 'Received', zh: '已收款' },
  /** Of an item that was written off: paid once, and never from a file. */
  lostItem: { directions: ['in'], counter: { account: 'expenses:goodwill' }, en: 'Lost item', zh: '货品丢失赔付' },
  goodwill: { directions: ['in', 'out'], counter: { account: 'expenses:goodwill' }, en: 'Goodwill', zh: '补偿' },
  correction: { directions: ['in', 'out'], counter: { account: 'expenses:write-offs' }, en: 'Correction', zh: '更正' },
  fee: { directions: ['out'], counter: { account: 'income:fee', sub: 'platform' }, en: 'Fee', zh: '费用' },
} as const satisfies Record<string, ManualReason>;

export type ManualReasonName = keyof typeof manualReasons;
export const manualReasonNames = Object.keys(manualReasons) as [ManualReasonName, ...ManualReasonName[]];

export const reasonsOf = (direction: Direction): ManualReasonName[] =>
  manualReasonNames.filter((name) => (manualReasons[name].directions as readonly Direction[]).includes(direction));

/** Those that many rows may name; a lost item is paid by itself. */
export const bulkReasonsOf = (direction: Direction): ManualReasonName[] => reasonsOf(direction).filter((name) => name !== 'lostItem');

/** The types that a row may name, the one of a row without any first. Withdrawals and storage nights have rules of their own, and are posted by them alone. */
export const manualTypes: Readonly<Record<Direction, readonly [TransactionTypeName, ...TransactionTypeName[]]>> = {
  in: ['recharge', 'labelRefund', 'shoeRepairRefund', 'cashoutCollection', 'consignmentCollection'],
  out: [
    'platformFee',
    'shippingFee',
    'transshipmentFee',
    'switchUserFee',
    'consignmentFee',
    'cashoutDeduction',
    'platformReturnDeduction',
    'labelFee',
    'shoeRepairDeduction',
  ],
};
