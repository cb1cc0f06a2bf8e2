import { usePageRow } from '#web/ui/page/page-tab.ts';
import { reviewKinds } from '../review-kinds.ts';
import { ReviewList } from './review-list.tsx';

/** Applications of one type for their reviewers. Which type, its row says. */
export default function ReviewListPage() {
  const { requestTypes } = usePageRow();
  return <ReviewList kinds={reviewKinds.filter(({ type }) => requestTypes?.includes(type) ?? true)} />;
}
