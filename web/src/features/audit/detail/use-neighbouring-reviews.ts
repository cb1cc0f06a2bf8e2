import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { reviewKindOf } from '../review-kinds.ts';
import { useWaiting } from '../use-review.ts';
import { reviewPlace, type ReviewPlace } from './review-walk.ts';

/** The reviewer's way along what still waits; from a request that is decided it leads on from where that stood. */
export const useNeighbouringReviews = (order: Pick<OrderDetail, 'oddNo' | 'type'> | undefined) => {
  const navigate = useNavigate();
  const place = useViewpoint();
  const { data } = useWaiting(order && reviewKindOf(order.type)?.type);
  const waiting = order && data ? data.data : [];
  const keys = waiting.map(({ oddNo }) => oddNo);
  const total = data?.totalCount ?? 0;
  const [stood, setStood] = useState<ReviewPlace>();
  const beside = order && reviewPlace({ keys, total }, order.oddNo, stood);
  if (beside && !(stood && isSame(stood, beside))) setStood(beside);
  return {
    previous: beside?.previous,
    next: beside ? beside.next : keys[0],
    place: beside?.place,
    total: beside?.total ?? total,
    go: (oddNo: string | undefined) => {
      const to = order && oddNo !== undefined ? orderLink(place, { type: order.type, oddNo }) : undefined;
      if (to !== undefined) void navigate(to);
    },
  };
};

const isSame = (one: ReviewPlace, other: ReviewPlace): boolean =>
  (['oddNo', 'previous', 'next', 'place', 'total'] as const).every((part) => one[part] === other[part]);
