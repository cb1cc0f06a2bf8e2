import { ListPage } from '#web/core/list/list-page.tsx';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { officeList } from './office-list.tsx';
import { useOfficeColumns } from './use-office-columns.tsx';

const repairs = officeList({
  name: 'office-repairs',
  initial: 'all',
  pinned: ['all', 'applied', 'approved', 'started', 'completed', 'failed'],
  detail: adminPaths.repairDetail,
  useColumns: useOfficeColumns,
});

/** Every repair order with its photos, its result and who worked on it (R2.188). */
export default function AllRepairsPage() {
  return <ListPage list={repairs} />;
}
