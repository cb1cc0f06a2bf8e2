import { canAccess } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ListingEventName } from '#contracts/listings/listing-events.ts';
import { listingMachine } from './listing.machine.ts';
import type { Listing } from './listing.ts';

const field = 'listingId';

/** What is not the viewer's shop's does not exist for them. */
export const requireListingInReach = (viewer: Viewer, { status, shopId }: Listing): Rejection | undefined =>
  status !== undefined && canAccess(viewer, { shopIds: [shopId] }) ? undefined : reject('NotFound', { field });

export const requireListingAllows = ({ listingId, status }: Listing, event: ListingEventName): Rejection | undefined => {
  if (listingMachine.mayOccur(status, event)) return undefined;
  if (status === undefined) return reject('NotFound', { field });
  return reject(status === 'sold' ? 'ListingSold' : 'ListingStatusForbids', { field, params: { listingId, status } });
};
