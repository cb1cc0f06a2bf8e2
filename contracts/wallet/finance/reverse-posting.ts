import { z } from 'zod';
import { reasonField } from '../../item/item-fields.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { MAX_REMARK } from '../../kernel/fields/typed-lengths.ts';
import { cents } from '../../kernel/lists/query-rows.ts';
import type { Words } from '../../kernel/words.ts';
import type { TransactionTypeName } from '../transaction-types.ts';
import { creditWalletAccess } from '../wallet-access.ts';
import { postingIdField } from '../reads/explain-posting.ts';

/** Types that something else takes back, and what that is: a reversal beside it would move the money twice. */
export const undoneBy: Partial<Record<TransactionTypeName, Words>> = {
  cashWithdrawal: { en: 'returning the withdrawal', zh: '提现退回' },
  cancelCashWithdrawal: { en: 'a new withdrawal', zh: '重新提现' },
  labelFee: { en: 'voiding the label', zh: '作废面单' },
  cashoutCollection: { en: 'a cashout deduction', zh: '回收扣款' },
  consignmentCollection: { en: 'a platform return deduction', zh: '平台退货扣款' },
  shoeRepairDeduction: { en: 'the end of the repair', zh: '结束维修' },
  shoeRepairRefund: { en: 'a new repair', zh: '重新申请维修' },
};

/**
 * The date that a reversal is for: that of the posting while its month lasts, so that the month shows neither; afterwards today, because statements of that
 * month may have been given out.
 */
export const reversalDate = (effectiveDate: string, today: string): string =>
  effectiveDate.slice(0, 7) === today.slice(0, 7) ? effectiveDate : today;

export const reversePostingEndpoint = endpoint({
  name: 'reversePosting',
  method: 'POST',
  path: '/finance/reversals',
  bases: ['admin'],
  access: creditWalletAccess,
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
