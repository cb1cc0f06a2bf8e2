import { useNavigate } from 'react-router-dom';
import { listShipments } from '#contracts/fulfilment/shipment-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useReviewWalk, type ReviewWalk } from '#web/shared/reviews/use-review-walk.ts';

/** The way along the shipments that wait for review, longest first. */
export const useWaitingShipments = (shipmentNo: string): ReviewWalk => {
  const navigate = useNavigate();
  const { data } = useRead(listShipments, { view: 'review', sort: 'gmtCreate', order: 'asc', size: 100 }, { quiet: true });
  const waiting = { keys: data ? data.data.map((shipment) => shipment.shipmentNo) : [], total: data?.totalCount ?? 0 };
  return useReviewWalk(waiting, shipmentNo, (next) => void navigate(withQuery(adminPaths.reviewFulfilmentDetail, { shipmentNo: next })));
};
