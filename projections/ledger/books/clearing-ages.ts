import { sql } from 'kysely';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { addDays, dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { ClearingAges } from '#contracts/ledger/clearing-ages.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { openClearing } from '../../shared/open-clearing.ts';

/**
 * What is on its way, for how long, and what of it for longer than it may be. Somebody outside is late with that, and the books are sound: it is no break, and nothing waits for it.
 */
export const clearingAges = async (db: ReadDatabase, { now, clearingDays }: { now: Date; clearingDays: number }): Promise<ClearingAges> => {
  const on = dayIn(now, BOOK_TIME_ZONE);
  const { rows } = await sql<ClearingAges['accounts'][number]>`
    SELECT sub, currency, sum(cents)::float AS cents, min(day)::text AS since,
      coalesce(sum(cents) FILTER (WHERE day < ${addDays(on, -clearingDays)}), 0)::float AS "overdueCents"
    FROM (${openClearing(on)}) open GROUP BY 1, 2 ORDER BY since, sub`.execute(db);
  return { on, days: clearingDays, accounts: rows };
};
