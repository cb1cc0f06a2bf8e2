import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { orderLink } from '../../../app/links/order-link.ts';
import { usePlace } from '../../../app/links/place.ts';
import { neighboursOf } from '../../../ui/list/neighbours.ts';
import { reviewKindOf } from '../review-kinds.ts';
import { useWaiting } from '../use-review.ts';

/** The reviewer's way along what still waits; from a request that is decided it leads to the first of them. */
export const useNeighbouringReviews = (order: Pick<OrderDetail, 'oddNo' | 'type'> | undefined) => {
  const navigate = useNavigate();
  const place = usePlace();
  const { data } = useWaiting(order && reviewKindOf(order.type)?.type);
  const waiting = order && data ? data.data : [];
  const keys = waiting.map(({ oddNo }) => oddNo);
  const beside = order && neighboursOf({ keys, first: 1, total: data?.totalCount ?? keys.length }, order.oddNo);
  return {
    previous: beside?.previous,
    next: beside ? beside.next : keys[0],
    place: beside?.place,
    total: data?.totalCount ?? 0,
    go: (oddNo: string | undefined) => {
      const to = order && oddNo !== undefined ? orderLink(place, { type: order.type, oddNo }) : undefined;
      if (to !== undefined) void navigate(to);
    },
  };
};
