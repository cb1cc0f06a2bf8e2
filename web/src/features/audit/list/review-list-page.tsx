import { usePageRow } from '../../../ui/page/page-tab.ts';
import { reviewKinds } from '../review-kinds.ts';
import { ReviewList } from './review-list.tsx';

/** Applications of one type for their reviewers. Which type, the page's row says. */
export default function ReviewListPage() {
  const { title } = usePageRow();
  const kind = reviewKinds.find((known) => known.title === title);
  return <ReviewList kinds={kind ? [kind] : reviewKinds} />;
}
