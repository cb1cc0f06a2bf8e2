import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { canAccess } from '#contracts/kernel/access/row-scope.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { BookKey, PricedBooks } from '#contracts/pricing/priced-book.ts';
import { bookKeyOf } from '#contracts/pricing/priced-book.ts';
import { simulatePricing, type SimulatedRule, type Tick } from '#contracts/pricing/simulate-pricing.ts';
import { endedEarly, programBeside, runInAThread, type ThreadBounds } from '#kernel/threads/run-in-a-thread.ts';
import { turns } from '#kernel/turns.ts';
import type { SimulationWork } from './simulate.ts';

export interface SimulationNeeds {
  clock: { now(): Date };
  bookOfListings(listingIds: readonly string[]): Promise<PricedBooks>;
  marketTicks(keys: readonly BookKey[], from: Date): Promise<(BookKey & { ticks: Tick[] })[]>;
}

const program = programBeside(import.meta.url, 'simulation-thread');
const bounds: ThreadBounds = { seconds: 20, megabytes: 128 };
const simulators = turns({ ofEach: { running: 1, waiting: 1 }, ofAll: { running: 1, waiting: 10 } });
const DAY_MS = 86_400_000;

/** In a thread of its own: a month of ticks takes seconds, and other calls go on meanwhile. */
export const simulatePricingRoute = ({ clock, bookOfListings, marketTicks }: SimulationNeeds) =>
  queryRoute(simulatePricing, async ({ viewer, body: { listingIds, rules, days } }) => {
    const { books, fees } = await bookOfListings(listingIds);
    const mine = books.map((book) => ({ book, listingIds: inReach(viewer, book.listings, listingIds) })).filter((each) => each.listingIds.length > 0);
    if (mine.length === 0) return reject('NoActiveListings', { field: 'listingIds' });
    const toMs = clock.now().getTime();
    const fromMs = toMs - days * DAY_MS;
    const tapes = new Map(
      (
        await marketTicks(
          mine.map(({ book }) => book),
          new Date(fromMs),
        )
      ).map((tape) => [bookKeyOf(tape), tape.ticks]),
    );
    const work: SimulationWork = {
      rules,
      fees,
      fromMs,
      toMs,
      books: mine.map((each) => ({ ...each, ticks: tapes.get(bookKeyOf(each.book)) ?? [] })),
    };
    const release = await simulators.take(viewer.accountId);
    if (typeof release === 'symbol') return reject('TooMuchAtOnce');
    try {
      const results = await runInAThread<SimulationWork, SimulatedRule[]>(program, work, bounds);
      if (results === endedEarly) return reject('ReadTooLong');
      return { results, ticks: work.books.reduce((sum, { ticks }) => sum + ticks.length, 0) };
    } finally {
      release();
    }
  });

const inReach = (viewer: Viewer, listings: PricedBooks['books'][number]['listings'], asked: readonly string[]): string[] =>
  listings.filter(({ listingId, shopId }) => asked.includes(listingId) && canAccess(viewer, { shopIds: [shopId] })).map(({ listingId }) => listingId);
