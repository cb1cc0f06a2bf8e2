import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { officeList } from './office-list.tsx';
import { useReviewColumns } from './use-office-columns.tsx';

const reviews = officeList({
  name: 'repair-reviews',
  initial: 'applied',
  pinned: ['applied', 'approved', 'rejected', 'cancelled', 'all'],
  detail: adminPaths.reviewRepairDetail,
  useColumns: useReviewColumns,
});

/** Applications for repair, for their reviewers (R2.112). */
export default function RepairReviewsPage() {
  return <ListPage list={reviews} />;
}
