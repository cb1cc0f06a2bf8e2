import { getShopAuthorisations } from '#contracts/reference/authorise-shop.ts';
import { getListingAuthorisation } from '#contracts/accounts/user-info.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { stateOf } from '#kernel/commands/state-of.ts';

export const listingAuthorisationRoute = (log: EventLog) =>
  queryRoute(getListingAuthorisation, async ({ viewer }) => {
    if (viewer.shopId === undefined) return reject('ShopForbidden');
    const { knetCrossListing, touchPro, fulfilmentProgramme } = await stateOf(log, shopStream, viewer.shopId);
    return { knetCrossListing, touchPro, fulfilmentProgramme };
  });

export const shopAuthorisationsRoute = (log: EventLog) =>
  queryRoute(getShopAuthorisations, async ({ query }) => {
    const { exists, knetCrossListing, touchPro, fulfilmentProgramme } = await stateOf(log, shopStream, query.shopId);
    return exists ? { knetCrossListing, touchPro, fulfilmentProgramme } : reject('NotFound', { field: 'shopId' });
  });
