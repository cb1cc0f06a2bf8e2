import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import { MAX_BREAKS, type BooksCheck } from '#contracts/ledger/books.ts';
import { contradictionText } from '../aggregates/wallet/sound-books.ts';

/** Checks are kept for as long; the last one tells how the books stand. */
const DAYS_KEPT = 90;

export interface CheckNeeds {
  pool: Pool;
  clock: Clock;
  /** What the read models answer: every posting of the log against all that holds money. */
  checkBooks(): Promise<Omit<BooksCheck, 'gmtChecked'>>;
}

/** Checks the books and keeps what came of it. */
export const keepBooksCheck = async ({ pool, clock, checkBooks }: CheckNeeds): Promise<BooksCheck> => {
  const now = clock.now();
  const noticed = await pool.query('SELECT invariant, place FROM ledger_breaks');
  const { breaks, ...counted } = await checkBooks();
  if (breaks.length === 0) await pool.query(settled, [JSON.stringify(noticed.rows)]);
  const told = breaks.slice(0, MAX_BREAKS);
  await pool.query(
    `WITH forgotten AS (DELETE FROM books_checks WHERE checked_at < $1::timestamptz - make_interval(days => $5))
     INSERT INTO books_checks (checked_at, postings, unexplained, breaks, cents, explained_cents, legacy_cents) VALUES ($1, $2, $3, $4, $6, $7, $8)
     ON CONFLICT (checked_at) DO UPDATE SET postings = excluded.postings, unexplained = excluded.unexplained, breaks = excluded.breaks,
       cents = excluded.cents, explained_cents = excluded.explained_cents, legacy_cents = excluded.legacy_cents`,
    [
      now.toISOString(),
      counted.postings,
      counted.unexplained,
      JSON.stringify(told),
      DAYS_KEPT,
      counted.cents,
      counted.explainedCents,
      counted.legacyCents,
    ],
  );
  return { gmtChecked: now.toISOString(), ...counted, breaks: told };
};

/** What was noticed before the check began; whatever came up meanwhile stays. */
const settled = `
  DELETE FROM ledger_breaks b USING json_to_recordset($1) AS s(invariant text, place text) WHERE (b.invariant, b.place) = (s.invariant, s.place)`;

/** Fails where the books contradict themselves, so that the job is shown as failed and the log says why. */
export const checkByTheHour = async (needs: CheckNeeds): Promise<void> => {
  const { breaks } = await keepBooksCheck(needs);
  if (breaks[0]) throw new Error(contradictionText(breaks[0]));
};
