import { ReviewCounts } from './review-counts.tsx';
import { reviewKinds } from '../review-kinds.ts';
import { ReviewList } from './review-list.tsx';

/** The audit centre (R2.170): everything that waits, the way to each review, and batch approval over all of them (R2.191). */
export default function AuditPage() {
  return <ReviewList kinds={reviewKinds} side={<ReviewCounts />} />;
}
