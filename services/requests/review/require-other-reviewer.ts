import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Order } from '#services/aggregates/order/order.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

/** Who wrote a request, or edited it since, does not decide on it. */
export const requireOtherReviewer = (viewer: Pick<Viewer, 'accountId'>, order: Order): Rejection | undefined =>
  order.authorIds.includes(viewer.accountId) ? reject('ReviewerIsApplicant', { field: 'oddNo' }) : undefined;
