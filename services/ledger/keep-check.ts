import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import { MAX_BREAKS, type BooksCheck } from '#contracts/ledger/books.ts';

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
  const { postings, unexplained, breaks } = await checkBooks();
  const told = breaks.slice(0, MAX_BREAKS);
  await pool.query(
    `WITH forgotten AS (DELETE FROM books_checks WHERE checked_at < $1::timestamptz - make_interval(days => $5))
     INSERT INTO books_checks (checked_at, postings, unexplained, breaks) VALUES ($1, $2, $3, $4)
     ON CONFLICT (checked_at) DO UPDATE SET postings = excluded.postings, unexplained = excluded.unexplained, breaks = excluded.breaks`,
    [now.toISOString(), postings, unexplained, JSON.stringify(told), DAYS_KEPT],
  );
  return { gmtChecked: now.toISOString(), postings, unexplained, breaks: told };
};
