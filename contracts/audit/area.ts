import { contract } from '../kernel/area.ts';
import { recordScope, wholeScope } from '../kernel/topics/topic-scopes.ts';
import { mayReviewOrder } from '../outbound/order-reads.ts';
import { reviewerEdits } from '../requests/request-access.ts';
import { countReviews, listReviews } from './audit-queries.ts';
import { auditTopic } from './audit-topics.ts';

export const auditContract = contract({
  endpoints: [countReviews, listReviews],
  topics: [
    { kind: 'review', access: reviewerEdits, scope: recordScope('order', mayReviewOrder), tellsPresence: true },
    { kind: 'audit', access: listReviews.access, scope: wholeScope, of: { order: () => [auditTopic] } },
  ],
});
