import { ListPage } from '#web/core/list/list-page.tsx';
import { reviewKinds } from '../review-kinds.ts';
import { reviewList } from './review-list.tsx';

const everyReview = reviewList(reviewKinds);

/** The audit centre (R2.170): everything that waits, the way to each review, and batch approval over all of them (R2.191). */
export default function AuditPage() {
  return <ListPage list={everyReview} />;
}
