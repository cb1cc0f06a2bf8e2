import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { applicationTypeSchema } from '../item/request-types.ts';
import { listOf } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt } from '../kernel/lists/query-rows.ts';
import { orderRowSchema } from '../outbound/order-rows.ts';
import { orderFilter, orderSorts } from '../outbound/order-queries.ts';

/** Review status of R4.29. `toConfirm` is the user's turn: a quotation (type 5) or a fee. */
export const reviewViews = ['all', 'toReview', 'toConfirm', 'approved', 'rejected', 'cancelled'] as const;
export type ReviewView = (typeof reviewViews)[number];

const applicationType = z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), applicationTypeSchema);

export const listReviews = endpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/audit/orders',
  bases: ['admin'],
  access: ['400.query'],
  summary: 'Applications for reviewers, by type: those waiting, longest first; other views by last change',
  query: z.strictObject({
    ...orderFilter,
    type: listOf(applicationType),
    view: z.enum(reviewViews).default('toReview'),
    sort: z.enum(orderSorts).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  }),
  data: countedPageOf(orderRowSchema, z.object(Object.fromEntries(reviewViews.map((view) => [view, count])) as Record<ReviewView, typeof count>)),
});

export const countReviews = endpoint({
  name: 'countReviews',
  method: 'GET',
  path: '/audit/counts',
  bases: ['admin'],
  access: ['400.query'],
  summary: 'How many applications of each type are waiting for review, and since when',
  data: z.array(z.object({ type: applicationTypeSchema, toReview: count, toConfirm: count, gmtOldest: gmt.nullable() })),
});
