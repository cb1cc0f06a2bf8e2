import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { firstDayOf, lastDayOf } from '#contracts/periods/months.ts';
import type { MonthBalance, MonthSeal } from '#contracts/periods/period-events.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { inSnapshot, sqlOf } from '../../kernel/snapshot.ts';
import { emptyDigest, monthDigests } from './month-digests.ts';

/** The books are summed up a moment after the log is written. */
const attempts = 10;
const restMs = 300;

/** What the postings of a month come to, at one moment and without a lock. */
export const monthSeal = async (db: ReadDatabase, month: string): Promise<MonthSeal | Rejection> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const seal = await inSnapshot(db, async (moment) => {
      const found = (await monthDigests(sqlOf(moment), [month])).get(month);
      if (found && found.unsummed > 0) return undefined;
      const { postings, position, digest } = found ?? { postings: 0, position: '0', digest: emptyDigest };
      return { postings, position, digest, trialBalance: await trialBalanceOf(moment, month) };
    });
    if (seal) return seal;
    await pause(restMs);
  }
  return reject('PeriodNotSummed', { field: 'month' });
};

/** Wallets as one part: there are as many as shops. */
export const trialBalanceOf = async (db: ReadDatabase, month: string): Promise<MonthBalance[]> => {
  const from = firstDayOf(month);
  const rows = await db
    .selectFrom('ledger_sums')
    .where(sql<boolean>`day <= ${lastDayOf(month)}`)
    .groupBy(['account', sql`2`, 'currency'])
    .orderBy('account')
    .orderBy(sql`2`)
    .orderBy('currency')
    .select([
      'account',
      sql<string>`CASE WHEN account = 'liabilities:wallet' THEN '' ELSE sub END`.as('sub'),
      'currency',
      sql<number>`coalesce(sum(debit_cents) FILTER (WHERE day >= ${from}), 0)::float`.as('debitCents'),
      sql<number>`coalesce(sum(credit_cents) FILTER (WHERE day >= ${from}), 0)::float`.as('creditCents'),
      sql<number>`sum(debit_cents - credit_cents)::float`.as('balanceCents'),
    ])
    .execute();
  return rows.filter(({ debitCents, creditCents, balanceCents }) => debitCents !== 0 || creditCents !== 0 || balanceCents !== 0);
};
