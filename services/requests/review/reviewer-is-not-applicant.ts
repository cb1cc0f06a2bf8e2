import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Order } from '#services/aggregates/order/order.ts';

/** Who wrote a request, or edited it since, does not decide on it. */
export const reviewerIsNotApplicant = (order: Order, reviewer: { accountId: string }): Rejection | undefined =>
  order.authorIds.includes(reviewer.accountId) ? reject('ReviewerIsApplicant', { field: 'oddNo' }) : undefined;
