import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { listRepairs, type RepairRow } from '#contracts/repair/repair-queries.ts';
import { allRepairsTopic } from '#contracts/repair/repair-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { repairLink } from '#web/core/links/repair-link.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { workList, workTabs } from './list/work-list.tsx';

/** The repair tasks of all warehouses by operator and day (R2.122, R2.190). */
const tasks = defineList({
  ...workList,
  name: 'repair-tasks',
  useTopic: () => allRepairsTopic,
  useQuery: (state) => listQuery(listRepairs, state, state.size, { otherwise: { order: 'asc' }, always: { view: currentTab(workTabs, state.view) } }),
  useFilters: ({ t }) => {
    const { data: staff = [] } = useRead(listStaff, { work: 'repair' });
    return [
      { kind: 'text', name: 'text', label: t('repairWork.search') },
      useWarehouseFilter(),
      { kind: 'choice', name: 'operatorId', label: t('repairWork.operator'), options: staff.map(({ id, name }) => ({ value: id, label: name })) },
      { kind: 'text', name: 'batchNo', label: t('repairWork.batch'), folded: true },
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('repairWork.applied'), folded: true },
    ];
  },
  useOpen: () => {
    const navigate = useNavigate();
    return useCallback(
      ({ repairNo }: RepairRow) => void navigate(repairLink({ terminal: 'admin', pathname: adminPaths.repairTasks }, repairNo)),
      [navigate],
    );
  },
});

export default function RepairTasksPage() {
  return <ListPage list={tasks} />;
}
