import { z } from 'zod';
import { reasonField } from '../../item/item-fields.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { MAX_REMARK } from '../../kernel/fields/typed-lengths.ts';
import { cents } from '../../kernel/lists/query-rows.ts';
import type { Basis } from '../../ledger/basis.ts';
import type { TransactionTypeName } from '../transaction-types.ts';
import { walletCorrections } from '../wallet-access.ts';
import { postingIdField } from '../reads/explain-posting.ts';

/**
 * Types that an act of their own takes back: the label is voided, the withdrawal returned, goods deducted, the repair ended. A reversal beside it would move
 * the money twice.
 */
const undoneElsewhere: readonly TransactionTypeName[] = [
  'cashWithdrawal',
  'cancelCashWithdrawal',
  'labelFee',
  'cashoutCollection',
  'consignmentCollection',
  'shoeRepairDeduction',
  'shoeRepairRefund',
];

/** A recharge that a provider or a statement tells of is taken back by its own states; what a person credited or charged by hand has none. */
export const isUndoneElsewhere = (type: TransactionTypeName, { kind }: Pick<Basis, 'kind'>): boolean =>
  kind !== 'manual' && (undoneElsewhere.includes(type) || (type === 'recharge' && kind !== 'legacy'));

export const reversePostingEndpoint = endpoint({
  name: 'reversePosting',
  method: 'POST',
  path: '/finance/reversals',
  bases: ['admin'],
  access: walletCorrections,
  summary: 'Takes a posting back, once, by somebody else than who posted it. The answer says for which date, and what the wallet holds after it.',
  body: z.strictObject({
    postingId: postingIdField,
    reason: reasonField,
    /** By what it can be looked up: a ticket, a letter, a file. */
    evidence: z.string().trim().min(1).max(MAX_REMARK),
  }),
  data: z.object({ postingId: z.string(), effectiveDate: z.string(), balanceCents: cents }),
  command: true,
  keyRequired: true,
});
