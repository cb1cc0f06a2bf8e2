import { PackageOpen } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { everythingTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listBatches } from '#contracts/tasks/task-board-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';

type BatchRow = DataOf<typeof listBatches>['data'][number];

/** What came in together (R2.101): by number, warehouse and day; a row opens its items. */
const inBatches = defineList({
  name: 'in-batches',
  endpoint: listBatches,
  rowKey: ({ batchNo }) => batchNo,
  version: ({ gmtModify }) => gmtModify,
  useTopic: () => everythingTopic('packages'),
  useQuery: (state) => listQuery(listBatches, state, state.size, { always: { kind: 'inbound' } }),
  useColumns: () => useBatchColumns(),
  useFilters: ({ t }) => {
    const warehouse = useWarehouseFilter();
    return [
      { kind: 'text', name: 'text', label: t('inBatches.search') },
      warehouse,
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('inBatches.date') },
    ];
  },
  useOpen: () => useOpenItems(),
  countOf: (count, { t }) => t('inBatches.count', { count }),
  empty: ({ t }) => ({ icon: PackageOpen, title: t('inBatches.emptyTitle'), text: t('inBatches.emptyText') }),
});

export default function InBatchesPage() {
  return <ListPage list={inBatches} />;
}

const useOpenItems = () => {
  const navigate = useNavigate();
  return useCallback(({ batchNo }: BatchRow) => void navigate(withQuery(adminPaths.stock.replace(':type?', 'everything'), { batchNo })), [navigate]);
};

const useBatchColumns = (): readonly Column<BatchRow>[] => {
  const { t } = useTranslation();
  return [
    { key: 'batchNo', title: t('inBatches.batchNo'), width: 180, fixed: true, render: ({ batchNo }) => <strong>{batchNo}</strong> },
    {
      key: 'state',
      title: t('inBatches.state'),
      width: 130,
      render: ({ open }) => <StatusTag tone={open ? 'progress' : 'done'}>{t(open ? 'inBatches.open' : 'inBatches.closed')}</StatusTag>,
    },
    { key: 'warehouse', title: t('inBatches.warehouse'), render: ({ wareName }) => wareName },
    { key: 'packages', title: t('inBatches.packages'), width: 100, numeric: true, render: ({ oddNos }) => formatCount(oddNos.length) },
    { key: 'items', title: t('inBatches.items'), width: 90, numeric: true, render: ({ total }) => formatCount(total) },
    { key: 'opened', title: t('inBatches.opened'), width: 160, render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    { key: 'closed', title: t('inBatches.closedAt'), width: 160, render: ({ gmtClosed }) => <TimeText at={gmtClosed} /> },
  ];
};
