import { queryRoute } from '#contracts/kernel/route.ts';
import { listChannelFees } from '#contracts/pricing/channel-fees-calls.ts';
import { searchPrices } from '#contracts/pricing/price-search.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { channelFeeList, channelFees } from './channel-fees.ts';
import type { BookKey } from '#contracts/pricing/priced-book.ts';
import { lowestAsks, type AskedVariant } from './lowest-asks.ts';
import { marketTicks } from './market-ticks.ts';
import { marketPricesMigrations } from './migrations/index.ts';
import { priceSearch } from './price-search.ts';
import { bookOfListings, pricedBooks } from './priced-books.ts';
import { channelFeesProjection } from './projection.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const marketPricesReads = readArea({
  queries: ({ db, clock }: Needs) => [
    queryRoute(listChannelFees, () => channelFeeList(db, clock.now())),
    queryRoute(searchPrices, ({ viewer, query }) => priceSearch(db, { viewer, text: query.text, now: clock.now() })),
  ],
  projections: [channelFeesProjection],
  migrations: marketPricesMigrations,
  provides: ({ db }: Sources) => ({
    channelFees: () => channelFees(db),
    pricedBooks: (keys: readonly BookKey[]) => pricedBooks(db, keys),
    bookOfListings: (listingIds: readonly string[]) => bookOfListings(db, listingIds),
    marketTicks: (keys: readonly BookKey[], from: Date) => marketTicks(db, keys, from),
    lowestAsks: (asked: readonly AskedVariant[], now: Date) => lowestAsks(db, asked, now),
  }),
});
