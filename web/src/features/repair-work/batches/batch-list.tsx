import { Layers } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { listRepairBatches, type RepairBatchRow } from '#contracts/repair/repair-batches.ts';
import { allRepairsTopic, repairShopTopic } from '#contracts/repair/repair-topics.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { HandedDialog } from '../list/handed-dialog.tsx';
import { useBatchActions } from './use-batch-actions.ts';
import { BatchCard } from './batch-card.tsx';
import { useBatchColumns } from './use-batch-columns.tsx';

const tabs = {
  all: ['open', 'closed', 'all'],
  initial: 'open',
} as const;

/** Batches of repairs: opened, given to somebody, printed, followed and finished. */
const batchList = (of: 'warehouse' | 'admin') =>
  defineList({
    name: `repair-batches-${of}`,
    title: 'repairWork.pages.batches',
    endpoint: listRepairBatches,
    rowKey: ({ batchNo }) => batchNo,
    version: ({ repaired, failed, lost, left, open, assignee }) => [repaired, failed, lost, left, open, assignee?.id].join(' '),
    tabs: { ...tabs, label: (view, { t }) => t(`repairWork.batchViews.${view}`) },
    useQuery: (state) => {
      const { warehouse } = useUser();
      return listQuery(listRepairBatches, state, state.size, {
        always: { view: currentTab(tabs, state.view), ...(of === 'warehouse' && { wareId: warehouse?.id }) },
      });
    },
    useActions: useBatchActions,
    useColumns: ({ actions }) => useBatchColumns(actions),
    useFilters: ({ t }) => [
      { kind: 'text', name: 'text', label: t('repairWork.searchBatch') },
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('repairWork.opened') },
    ],
    useOpen: () => {
      const navigate = useNavigate();
      return useCallback(
        ({ batchNo }: RepairBatchRow) =>
          void navigate(withQuery(of === 'admin' ? adminPaths.repairTasks : warehousePaths.repairs, { type: 'all', batchNo })),
        [navigate],
      );
    },
    countOf: (count, { t }) => t('repairWork.batchCount', { count }),
    Card: BatchCard,
    Beside: ({ list: { actions } }) => <HandedDialog actions={actions} />,
    empty: ({ t }) => ({ icon: Layers, title: t('repairWork.noBatches'), text: t('repairWork.noBatchesText') }),
  });

const lists = { warehouse: batchList('warehouse'), admin: batchList('admin') };

export const BatchList = ({ of }: { of: 'warehouse' | 'admin' }) => {
  const { warehouse } = useUser();
  // A batch moves with its repairs.
  useLiveReads(of === 'admin' ? allRepairsTopic : warehouse && repairShopTopic(warehouse.id), listRepairBatches);
  return <ListPage list={lists[of]} />;
};
