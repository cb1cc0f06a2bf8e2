import { z } from 'zod';
import type { EventsOf, Upcaster } from '#contracts/kernel/events/event-schemas.ts';
import type { PersonalData } from '#contracts/kernel/events/personal-data.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Words } from '#contracts/kernel/words.ts';
import type { AccountName } from '#contracts/ledger/accounts.ts';
import { csvMappingSchema } from './csv-columns.ts';

const cents = z.number().int();
const day = z.string();

export const statementFormats = ['camt053', 'mt940', 'csv'] as const;

/** What the operator's bank said of one of its accounts: stream `bankstatements-<account>`, one event for each statement, in the order of their days. */
export const bankAccountEventSchemas = {
  BankStatementImported: z.object({
    statementId: z.string(),
    account: z.string(),
    /** As the bank names the account; empty where its files do not. */
    bankNumber: z.string(),
    currency: z.string(),
    from: day,
    to: day,
    openingCents: cents,
    closingCents: cents,
    lines: z.number().int(),
    inCents: cents,
    outCents: cents,
    format: z.enum(statementFormats),
    fileName: z.string(),
    /** Which heading held what, where the importer had to say; offered for the next file. */
    mapping: csvMappingSchema.optional(),
    /** Lines of the last day by what they look like, counted: the next statement may go on with that day, and a twin of one is another line. */
    lastDay: z.record(z.string(), z.number().int()),
  }),
  /** What the account held before its first statement was taken into the books. */
  BankOpeningPosted: z.object({ account: z.string(), postingId: z.string(), cents }),
} as const;
export type BankAccountEvent = EventsOf<typeof bankAccountEventSchemas>;

/** For what money was that is posted from the statement alone, and the other account that it moves. */
export const explanations = {
  fee: { account: 'expenses:bank', way: 'out', en: 'Bank fee', zh: '银行手续费' },
  interest: { account: 'expenses:bank', way: 'in', en: 'Interest received, less bank fees', zh: '利息收入（冲减手续费）' },
  payoutReturned: { account: 'assets:clearing', sub: 'payouts', way: 'in', en: 'Payout that came back', zh: '提现退回' },
  alipay: { account: 'assets:clearing', sub: 'alipay', way: 'in', en: 'Settlement by Alipay', zh: '支付宝结算' },
  unallocated: { account: 'liabilities:unallocated', way: 'in', en: 'Received, owner unknown', zh: '收款待认领' },
  stockMarket: { account: 'assets:clearing', sub: 'platform:StockMarket', way: 'in', en: 'Settlement by StockMarket', zh: 'StockMarket 结算' },
  kickExchange: { account: 'assets:clearing', sub: 'platform:KickExchange', way: 'in', en: 'Settlement by KickExchange', zh: 'KickExchange 结算' },
  auction: { account: 'assets:clearing', sub: 'platform:Auction', way: 'in', en: 'Settlement by Auction', zh: 'Auction 结算' },
  shelflineMarket: {
    account: 'assets:clearing',
    sub: 'platform:Shelfline Market',
    way: 'in',
    en: 'Settlement by Shelfline Market',
    zh: 'Shelfline Market 结算',
  },
  usps: { account: 'liabilities:carrier', sub: 'USPS', way: 'out', en: 'Bill of USPS', zh: 'USPS 账单' },
  ups: { account: 'liabilities:carrier', sub: 'UPS', way: 'out', en: 'Bill of UPS', zh: 'UPS 账单' },
  fedEx: { account: 'liabilities:carrier', sub: 'FedEx', way: 'out', en: 'Bill of FedEx', zh: 'FedEx 账单' },
  rent: { account: 'expenses:rent', way: 'out', en: 'Rent', zh: '租金' },
  pay: { account: 'expenses:pay', way: 'out', en: 'Wages', zh: '工资' },
  capitalIn: { account: 'equity:opening', way: 'in', en: 'Paid in by the operator', zh: '运营方投入' },
  capitalOut: { account: 'equity:opening', way: 'out', en: 'Taken out by the operator', zh: '运营方提取' },
} as const satisfies Record<string, Words & { account: AccountName; sub?: string; way: 'in' | 'out' }>;
export type Explanation = keyof typeof explanations;
export const explanationNames = Object.keys(explanations) as [Explanation, ...Explanation[]];

/** How a line found what it pays. */
export const matchedBy = ['reference', 'code', 'person'] as const;

/** Who settled it: an account, or the name of a process. */
const settlerId = z.string();

/** Postings with what each moves at the bank; those of a line add up to it. */
const postings = z.array(z.object({ postingId: z.string(), cents }));

/** One line of a statement: stream `bankline-<lineId>`. */
export const bankLineEventSchemas = {
  BankLineRecorded: z.object({
    lineId: z.string(),
    account: z.string(),
    statementId: z.string(),
    /** Its place in the statement, from 1. */
    number: z.number().int(),
    /** By which the bank, or we, tell it from all others of the account. */
    key: z.string(),
    ref: z.string().nullable(),
    bookedOn: day,
    currency: z.string(),
    /** Negative for money out. */
    cents,
    text: z.string(),
    payer: z.string(),
    payerAccount: z.string(),
  }),
  /** It is what postings had said before, or it credits a wallet. */
  BankLineMatched: z.object({ postings, by: z.enum(matchedBy), remark: z.string(), settlerId }),
  /** Posted for what it says itself. */
  BankLineExplained: z.object({ as: z.enum(explanationNames), postings, remark: z.string(), settlerId }),
  /** The bank is asked about it; it stays open. */
  BankLineDisputed: z.object({ reason: z.string() }),
  /** What it was said to be was wrong: it is open again. `takenBack` is what it had posted itself, reversed in the same commit. */
  BankLineReleased: z.object({ reason: z.string(), takenBack: z.string().nullable() }),
} as const;
export type BankLineEvent = EventsOf<typeof bankLineEventSchemas>;

/** Before a match could be undone, it did not matter who had made it. */
const withSettler: Upcaster['upcast'] = (data, { metadata }) => ({ ...data, settlerId: metadata.actor.accountId });
export const bankLineUpcasters: readonly Upcaster[] = [
  { type: 'BankLineMatched', from: 1, upcast: withSettler },
  { type: 'BankLineExplained', from: 1, upcast: withSettler },
];

/** Who paid, and what they wrote: kept under a key of the statement, which outlives neither its use nor what the law asks. */
export const bankLinePersonalData: PersonalData = {
  BankLineRecorded: {
    subjectOf: ({ data }: RecordedEvent) => `bankstatement-${(data as { statementId: string }).statementId}`,
    erased: { text: '', payer: '', payerAccount: '' },
  },
};

export const bankLineStatuses = {
  unmatched: { tone: 'waiting', en: 'Unmatched', zh: '未匹配' },
  matched: { tone: 'done', en: 'Matched', zh: '已匹配' },
  explained: { tone: 'done', en: 'Explained', zh: '已说明' },
  disputed: { tone: 'refused', en: 'Disputed', zh: '有争议' },
} as const;
export type BankLineStatus = keyof typeof bankLineStatuses;
export const bankLineStatusNames = Object.keys(bankLineStatuses) as [BankLineStatus, ...BankLineStatus[]];
