import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { shipmentsList } from '../list/shipments-list.tsx';
import { useReviewBulk } from './use-review-bulk.ts';

const reviews = shipmentsList({ name: 'shipment-reviews', office: true, detail: adminPaths.reviewFulfilmentDetail, useBulk: useReviewBulk });

/** Shipments of all sellers into the programme, for their reviewers (R2.111). */
export default function ShipmentReviewsPage() {
  return <ListPage list={reviews} />;
}
