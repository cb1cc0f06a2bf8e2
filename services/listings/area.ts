import { area } from '#kernel/area.ts';
import { changePricesRoute, tryPricesRoute, type TryNeeds } from './change-prices.ts';
import { createListingsRoute } from './create-listings.ts';
import { delistListingsRoute } from './delist-listings.ts';
import { endWithItem } from './end-with-item.ts';
import { findListableRoute, type ListableNeeds } from './find-listable.ts';
import { keepWishesJob, type KeepWishesNeeds } from './keep-wishes-job.ts';
import type { ListingNeeds } from './market-needs.ts';
import { listingsMigrations } from './migrations/index.ts';
import { setListingPriceRoute } from './set-price.ts';
import { resumePricingRoute, setPricingRoute } from './set-pricing.ts';

export const listingsArea = area({
  commands: [delistListingsRoute, resumePricingRoute],
  wiredCommands: (needs: ListingNeeds) => [createListingsRoute(needs), setListingPriceRoute(needs), changePricesRoute(needs), setPricingRoute(needs)],
  queries: (needs: TryNeeds & ListableNeeds) => [tryPricesRoute(needs), findListableRoute(needs)],
  processes: [endWithItem],
  wiredJobs: (needs: KeepWishesNeeds) => [keepWishesJob(needs)],
  migrations: listingsMigrations,
});
