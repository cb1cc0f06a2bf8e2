import { Button } from 'antd';
import { Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { batchAdds } from '#contracts/outbound/outbound-access.ts';
import { outboundBatchStatuses } from '#contracts/batch/batch-events.ts';
import { listBatches } from '#contracts/tasks/task-board-queries.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { defineList, type ListContext } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openBatchParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { BatchCard } from './batch-card.tsx';
import { batchesQuery, batchTabs } from './batches-query.ts';
import { useBatchColumns } from './use-batch-columns.tsx';

const GenerateBatches = lazy(() => import('../generate/generate-batches.tsx'));
const BatchDrawer = lazy(() => import('../detail/batch-drawer.tsx'));

/** Outbound batches with how far they are (R2.33, R2.102), and as tasks (R2.121). */
const batches = defineList({
  name: 'outbound-batches',
  endpoint: listBatches,
  rowKey: ({ batchNo }) => batchNo,
  version: ({ gmtModify }) => gmtModify,
  useTopic: () => useListTopic('batches'),
  tabs: { ...batchTabs, label: (view, { words }) => words(outboundBatchStatuses[view]) },
  useQuery: (state) => batchesQuery(state, useUser().warehouse?.id),
  drawer: openBatchParameter,
  useColumns: useBatchColumns,
  useFilters: ({ t, user }) => {
    const warehouse = useWarehouseFilter();
    return [
      { kind: 'text', name: 'text', label: t('outboundBatches.search') },
      ...(user.warehouse ? [] : [warehouse]),
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('outboundBatches.madeIn'), folded: true },
    ];
  },
  countOf: (count, { t }) => t('outboundBatches.count', { count }),
  Card: BatchCard,
  Toolbar: GenerateButton,
  Beside: OpenBatch,
  empty: ({ t }) => ({ icon: Layers, title: t('outboundBatches.emptyTitle'), text: t('outboundBatches.emptyText') }),
});

export default function BatchesPage() {
  return <ListPage list={batches} />;
}

function GenerateButton({ list }: { list: ListContext<typeof listBatches> }) {
  const { t } = useTranslation();
  const mayAdd = useMay(...batchAdds);
  const { warehouse, warehouses } = useUser();
  const [isOpen, setOpen] = useState(false);
  const wareId = warehouse?.id ?? list.state.filters['wareId'] ?? warehouses[0]?.id;
  return (
    mayAdd &&
    wareId !== undefined && (
      <>
        <Button type="primary" icon={<Layers size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {t('outboundBatches.generate')}
        </Button>
        {isOpen && (
          <Suspense>
            <GenerateBatches warehouseId={wareId} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  );
}

function OpenBatch() {
  const { key, open, close } = useOpenRow(openBatchParameter);
  return (
    key && (
      <Suspense>
        <BatchDrawer key={key} batchNo={key} onOpen={open} onClose={close} />
      </Suspense>
    )
  );
}
