import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useReviewWalk, type ReviewWalk } from '#web/shared/reviews/use-review-walk.ts';
import { reviewKindOf } from '../review-kinds.ts';
import { useWaiting } from '../use-review.ts';

/** The way from one application to the others of its type that wait. */
export const useNeighbouringReviews = (order: Pick<OrderDetail, 'oddNo' | 'type'> | undefined): ReviewWalk => {
  const navigate = useNavigate();
  const place = useViewpoint();
  const { data } = useWaiting(order && reviewKindOf(order.type)?.type);
  const waiting = order && data ? data.data : [];
  return useReviewWalk({ keys: waiting.map(({ oddNo }) => oddNo), total: data?.totalCount ?? 0 }, order?.oddNo, (oddNo) => {
    const to = order && orderLink(place, { type: order.type, oddNo });
    if (to !== undefined) void navigate(to);
  });
};
