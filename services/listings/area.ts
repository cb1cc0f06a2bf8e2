import type { Pool } from 'pg';
import { area } from '#kernel/area.ts';
import { changePricesRoute, tryPricesRoute, type TryNeeds } from './change-prices.ts';
import { createListingsRoute } from './create-listings.ts';
import { delistItemsRoute, delistListingsRoute } from './delist-listings.ts';
import { endWithItem } from './end-with-item.ts';
import { findListableRoute, type ListableNeeds } from './find-listable.ts';
import { oneBulkAtATime } from './one-bulk-at-a-time.ts';
import { listAgainAfterCancellation } from './list-again.ts';
import { keepWishesJob, type KeepWishesNeeds } from './keep-wishes-job.ts';
import type { ListingNeeds } from './market-needs.ts';
import { listingsMigrations } from './migrations/index.ts';
import { setListingPriceRoute } from './set-price.ts';
import { resumePricingRoute, setPricingRoute } from './set-pricing.ts';

export const listingsArea = area({
  wiredCommands: (needs: ListingNeeds & Pick<TryNeeds, 'clock'> & { pool: Pool }) => [
    setListingPriceRoute(needs),
    ...[createListingsRoute(needs), changePricesRoute(needs), setPricingRoute(needs), resumePricingRoute, delistListingsRoute, delistItemsRoute].map(
      oneBulkAtATime(needs),
    ),
  ],
  queries: (needs: TryNeeds & ListableNeeds) => [tryPricesRoute(needs), findListableRoute(needs)],
  processes: [endWithItem, listAgainAfterCancellation],
  wiredJobs: (needs: KeepWishesNeeds) => [keepWishesJob(needs)],
  migrations: listingsMigrations,
});
