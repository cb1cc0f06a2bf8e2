import { queryRoute } from '#contracts/kernel/route.ts';
import { getListing, getSkuListings, listListings } from '#contracts/listings/listing-queries.ts';
import { readArea } from '../kernel/area.ts';
import { listingsAwaiting } from './awaiting.ts';
import type { ListingNeeds } from './found-listings.ts';
import { listingsMigrations } from './migrations/index.ts';
import { listingsProjection } from './projection.ts';
import { listingDetail, listingPage } from './queries.ts';
import { skuDesk } from './sku-desk.ts';

export const listingsReads = readArea({
  queries: (needs: ListingNeeds) => [
    queryRoute(listListings, ({ viewer, query }) => listingPage(needs, viewer, query)),
    queryRoute(getListing, ({ viewer, query }) => listingDetail(needs, viewer, query)),
    queryRoute(getSkuListings, ({ viewer, query }) => skuDesk(needs, viewer, query)),
  ],
  provides: ({ db }) => ({ listingsAwaiting: listingsAwaiting(db) }),
  projections: [listingsProjection],
  migrations: listingsMigrations,
});
