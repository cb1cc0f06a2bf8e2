import { z } from 'zod';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { cents, count, gmt } from '../kernel/lists/query-rows.ts';
import type { Words } from '../kernel/words.ts';
import { accountNames, currencies } from './accounts.ts';
import { clearingAgesSchema } from './clearing-ages.ts';

/** Who has the books checked at once. */
export const checkBooksAccess: PermissionCheck = '500.edit';

/** What the books are held to. */
export const invariants = {
  balanced: { en: 'Both sides of every posting are equal', zh: '每笔记账借贷相等' },
  explained: { en: 'Every amount follows from its basis', zh: '每笔金额可由计算依据得出' },
  wallets: { en: 'Wallets agree with their postings', zh: '钱包余额与记账一致' },
  holds: { en: 'Holds agree with what is held', zh: '冻结款与冻结明细一致' },
  sums: { en: 'Accounts agree with the log and sum to zero', zh: '科目余额与日志一致且合计为零' },
  claims: { en: 'Every posting was made once', zh: '每笔记账只入账一次' },
  acts: { en: 'Every act that moves money has its one posting, and every posting its act', zh: '每项涉款操作对应唯一一笔记账，每笔记账亦有其操作' },
  nights: { en: 'Every night of storage is charged once', zh: '每晚仓租只计收一次' },
  ownActs: { en: 'No seller went below zero by their own act', zh: '卖家自身操作未使可用余额低于零' },
  bank: { en: 'Books less bank is what is outstanding', zh: '账面减银行余额等于未达账项' },
  periods: { en: 'Closed months are as they were sealed', zh: '已结账月份未被改动' },
} as const satisfies Record<string, Words>;
export type Invariant = keyof typeof invariants;
export const invariantNames = Object.keys(invariants) as [Invariant, ...Invariant[]];

/** Contradictions that are told of one check: whatever caused more is found by the first. */
export const MAX_BREAKS = 50;

/** Where the books contradict themselves: what one side says, and the other. */
const breakSchema = z.object({
  invariant: z.enum(invariantNames),
  where: z.string(),
  expected: z.string(),
  found: z.string(),
  /** The first place in the log where it shows; absent where no event leads there. */
  position: z.string().optional(),
});
export type Break = z.output<typeof breakSchema>;

export const booksCheckSchema = z.object({
  gmtChecked: gmt,
  postings: count,
  /** Postings of before they said what they rest on. */
  unexplained: count,
  /** Absolute amounts of all postings, of those whose basis leads to their amount, and of those from before there was a basis. */
  cents: cents,
  explainedCents: cents,
  legacyCents: cents,
  breaks: z.array(breakSchema),
});
export type BooksCheck = z.output<typeof booksCheckSchema>;

/** How much of the money is worked out again from what its postings rest on: 1 where it is all but what is older than that. */
export const explainedShare = ({ cents: all, explainedCents, legacyCents }: Pick<BooksCheck, 'cents' | 'explainedCents' | 'legacyCents'>): number =>
  all === legacyCents ? 1 : explainedCents / (all - legacyCents);

/** Debits less credits of an account, or of one part of it. */
const balanceFields = { debitCents: cents, creditCents: cents };

export const getBooks = endpoint({
  name: 'getBooks',
  method: 'GET',
  path: '/finance/books',
  bases: ['admin'],
  access: ['500.query'],
  summary: 'The trial balance: what every account of the operator comes to, and how the last check of the books went',
  data: z.object({
    check: booksCheckSchema.nullable(),
    /** What came up as postings were summed, and no check has found settled. */
    noticed: z.array(breakSchema.extend({ gmtNoticed: gmt })),
    /** What is late there is no break: nothing waits for it. */
    clearing: clearingAgesSchema,
    accounts: z.array(
      z.object({
        account: z.enum(accountNames),
        currency: z.enum(currencies),
        ...balanceFields,
        /** None of wallets, which have a list of their own. */
        parts: z.array(z.object({ sub: z.string(), ...balanceFields })),
      }),
    ),
    /** Both sides of all accounts, for each currency; they are equal. */
    totals: z.array(z.object({ currency: z.enum(currencies), ...balanceFields })),
  }),
});

export const checkBooksEndpoint = endpoint({
  name: 'checkBooks',
  method: 'POST',
  path: '/finance/books/checks',
  bases: ['admin'],
  access: [checkBooksAccess],
  summary: 'Adds up every posting of the log anew and compares it with all that holds money',
  body: z.strictObject({}),
  data: booksCheckSchema,
  // It reads every posting there is.
  limit: { calls: 6, seconds: 60 },
});
