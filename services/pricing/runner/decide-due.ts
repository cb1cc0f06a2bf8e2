import type { Pool } from 'pg';
import { bookInput } from '#contracts/pricing/book-input.ts';
import { decide } from '#contracts/pricing/decide.ts';
import type { Explanation } from '#contracts/pricing/explanation.ts';
import type { BookKey, BookListing, PricedBook, PricedBooks } from '#contracts/pricing/priced-book.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import { carryOut, type Decided } from './carry-out.ts';

export interface RunnerNeeds {
  pool: Pool;
  commands: Commands;
  clock: { now(): Date };
  /** As they are written, never a replica: what was decided is decided on what is there. */
  pricedBooks(keys: readonly BookKey[]): Promise<PricedBooks>;
  /** The least time between two automatic prices of a listing. */
  intervalMs?: number | undefined;
}

/** Books in one go. */
export const MAX_BOOKS = 200;
/** Listings whose prices are appended in one commit. */
const MAX_LISTINGS = 100;

export const pricingActor = { accountId: 'auto-pricing', name: 'Auto-pricing', terminal: 'system' } as const;

/** Takes the books that are due, decides for all of their listings, and appends what comes of it. Answers how many books there were. */
export const decideDue = async (needs: RunnerNeeds): Promise<number> => {
  const now = needs.clock.now();
  const { rows: due } = await needs.pool.query<BookKey & { marks: string }>(dueBooks, [now, MAX_BOOKS]);
  if (due.length === 0) return 0;
  const { books, fees } = await needs.pricedBooks(due);
  const decided = books.flatMap((book) => decidedIn(book, { fees, now, intervalMs: needs.intervalMs }));
  for (let from = 0; from < decided.length; from += MAX_LISTINGS) await append(needs, decided.slice(from, from + MAX_LISTINGS), now);
  const later = decided.flatMap(({ book: { channel, sku, size }, explanation: { result } }) =>
    result.do === 'wait' && result.untilMs !== undefined ? [{ channel, sku, size, due_at: new Date(result.untilMs).toISOString() }] : [],
  );
  await needs.pool.query(doneBooks, [JSON.stringify(due), JSON.stringify(later)]);
  return due.length;
};

type Terms = Pick<PricedBooks, 'fees'> & { now: Date; intervalMs?: number | undefined };

export const decidedIn = (book: PricedBook, terms: Terms): (Decided & { book: PricedBook })[] =>
  book.listings.flatMap((listing) =>
    listing.rule === null ? [] : [{ book, listing, explanation: explained(book, listing, { ...terms, rule: listing.rule }) }],
  );

const explained = (book: PricedBook, listing: BookListing, terms: Parameters<typeof bookInput>[2]): Explanation =>
  decide(bookInput(book, listing, terms));

/** Somebody else may be faster: what has moved on since is decided again when it is due. */
const append = async ({ commands }: RunnerNeeds, decided: readonly Decided[], now: Date): Promise<void> => {
  const moving = decided.filter(({ explanation: { result } }) => result.do === 'change' || result.do === 'pause');
  if (moving.length === 0) return;
  const id = newIds.eventId();
  const result = await commands.run({ actor: pricingActor, correlationId: id, causationId: id }, carryOut(moving, now));
  if (result.kind === 'rejected') throw new Error(`Prices were not appended: ${result.rejection.rejected}`);
};

const dueBooks = 'SELECT channel, sku, size, marks FROM pricing_due WHERE due_at <= $1 ORDER BY due_at LIMIT $2';

const doneBooks = `
  WITH done AS (
    DELETE FROM pricing_due d USING jsonb_to_recordset($1::jsonb) AS r(channel text, sku text, size text, marks bigint)
    WHERE d.channel = r.channel AND d.sku = r.sku AND d.size = r.size AND d.marks = r.marks
    RETURNING d.channel, d.sku, d.size
  )
  INSERT INTO pricing_due AS d (channel, sku, size, due_at)
  SELECT l.channel, l.sku, l.size, min(l.due_at)
  FROM jsonb_to_recordset($2::jsonb) AS l(channel text, sku text, size text, due_at timestamptz)
  GROUP BY l.channel, l.sku, l.size
  ON CONFLICT (channel, sku, size) DO UPDATE SET due_at = least(d.due_at, excluded.due_at), marks = d.marks + 1`;
