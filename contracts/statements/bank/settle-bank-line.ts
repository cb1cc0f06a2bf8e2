import { z } from 'zod';
import { reasonField } from '#contracts/item/item-fields.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { shopIdField } from '#contracts/kernel/lists/query-fields.ts';
import { cents } from '#contracts/kernel/lists/query-rows.ts';
import { bankStatementWrites } from '../statement-access.ts';
import { bankLineStatusNames, explanationNames } from './bank-events.ts';
import { bankAccountField, lineIdField } from './bank-endpoints.ts';

/** Of one line: an Alipay settlement, or a run of payouts. */
export const MAX_POSTINGS_OF_LINE = 500;

const remark = z.string().trim().max(MAX_REMARK).default('');
const settled = z.object({ lineId: z.string(), status: z.enum(bankLineStatusNames) });

/** What all of them have in common. */
const settling = { method: 'POST', bases: ['admin'], access: bankStatementWrites, command: true } as const;

export const matchBankLine = endpoint({
  ...settling,
  name: 'matchBankLine',
  path: '/finance/bank-lines/match',
  summary: 'Says which postings a line of a bank statement is: one or many, whose amounts add up to it. Nothing is posted.',
  body: z.strictObject({
    lineId: lineIdField,
    postingIds: z.array(z.string().min(1).max(120)).min(1).max(MAX_POSTINGS_OF_LINE),
    remark,
  }),
  data: settled,
  largeBody: true,
});

export const creditBankLine = endpoint({
  ...settling,
  name: 'creditBankLine',
  path: '/finance/bank-lines/credit',
  summary: 'Credits the wallet of a shop with the money of a line',
  body: z.strictObject({ lineId: lineIdField, shopId: shopIdField, remark }),
  data: settled,
  keyRequired: true,
});

export const explainBankLine = endpoint({
  ...settling,
  name: 'explainBankLine',
  path: '/finance/bank-lines/explain',
  summary: 'Posts a line for what it says itself: a fee, interest, a payout',
  body: z.strictObject({ lineId: lineIdField, as: z.enum(explanationNames), remark }),
  data: settled,
  keyRequired: true,
});

export const disputeBankLine = endpoint({
  ...settling,
  name: 'disputeBankLine',
  path: '/finance/bank-lines/dispute',
  summary: 'Marks a line that the bank is asked about; it stays open',
  body: z.strictObject({ lineId: lineIdField, reason: z.string().trim().min(1).max(MAX_REMARK) }),
  data: settled,
});

export const releaseBankLine = endpoint({
  ...settling,
  name: 'releaseBankLine',
  path: '/finance/bank-lines/release',
  summary:
    'Undoes the match of a line, which is open again. What the line itself posted is reversed, by somebody else than who posted it; other postings stay.',
  body: z.strictObject({ lineId: lineIdField, reason: reasonField }),
  data: settled,
  keyRequired: true,
});

export const postBankOpening = endpoint({
  ...settling,
  name: 'postBankOpening',
  path: '/finance/bank-statements/opening',
  summary: 'Takes what the account held before its first statement into the books, against opening balances',
  body: z.strictObject({ account: bankAccountField }),
  data: z.object({ cents }),
  keyRequired: true,
});
