import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { isSellerView, type Viewpoint } from './viewpoint.ts';
import { withQuery } from './with-query.ts';

/** The page of a bulk reship; undefined for the floor, which ships its boxes one by one, and for goods of the operator. */
export const bulkReshipLink = (place: Viewpoint, bulkNo: string): string | undefined => {
  if (place.terminal === 'business') return withQuery(businessPaths.bulkReshipDetail, { bulkNo });
  return place.terminal === 'admin' && !isSellerView(place) ? withQuery(adminPaths.bulkReshipDetail, { bulkNo }) : undefined;
};
