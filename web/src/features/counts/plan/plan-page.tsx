import { ListPlus, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_COUNTS_AT_ONCE, planCounts } from '#contracts/counts/count-commands.ts';
import { listCounts, listShelvesToCount, type ShelfToCount } from '#contracts/counts/count-queries.ts';
import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useCountPaths } from '../use-count-paths.ts';

const days = [30, 60, 90, 180];

const usePlanning = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { list } = useCountPaths();
  const planning = useCommand(planCounts, {
    invalidates: [listShelvesToCount, listCounts],
    onSuccess: ({ countNos }) => {
      showSuccess(t('counts.plannedNote', { count: countNos.length }));
      void navigate(withQuery(list, {}));
    },
  });
  return (rows: readonly ShelfToCount[], done: () => void): readonly BulkAction[] => {
    const free = rows.filter(({ openCountNo }) => openCountNo === null).slice(0, MAX_COUNTS_AT_ONCE);
    return [
      {
        key: 'plan',
        label: t('counts.planShelves', { count: free.length }),
        icon: ListPlus,
        disabled: free.length === 0 || planning.isPending,
        run: () => planning.mutate({ shelfIds: free.map(({ id }) => id) }, { onSuccess: done }),
      },
    ];
  };
};

/** Which shelves are to be counted: those of a zone, those not counted for long, those on which an item was not found. */
const shelves = defineList({
  name: 'shelves-to-count',
  endpoint: listShelvesToCount,
  rowKey: ({ id }: ShelfToCount) => id,
  version: ({ gmtCounted, openCountNo, items }) => `${gmtCounted} ${openCountNo} ${items}`,
  streamKey: () => '',
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse ? warehouseTopic('counts', warehouse.id) : everythingTopic('counts');
  },
  useActions: usePlanning,
  useColumns: () => useShelfColumns(),
  useFilters: ({ t, read }) => {
    const { terminal } = useUser();
    const warehouses = useWarehouseFilter();
    const zones = (read.data?.zones ?? []).filter(Boolean);
    const filters: Filter[] = [
      { kind: 'text', name: 'text', label: t('counts.searchShelf') },
      { kind: 'choice', name: 'zone', label: t('counts.zone'), options: zones.map((zone) => ({ value: zone, label: zone })) },
      {
        kind: 'choice',
        name: 'notCountedDays',
        label: t('counts.notCounted'),
        options: days.map((count) => ({ value: String(count), label: t('counts.days', { count }) })),
      },
      { kind: 'flag', name: 'short', label: t('counts.short') },
    ];
    return terminal === 'admin' ? [...filters, warehouses] : filters;
  },
  bulk: ({ actions }) => actions,
  countOf: (count, { t }) => t('counts.shelves', { count }),
  Card: ({ row }) => <ShelfCard row={row} />,
  empty: ({ t }) => ({ icon: Rows3, title: t('counts.noShelvesTitle'), text: t('counts.noShelvesText') }),
});

export default function PlanPage() {
  return <ListPage list={shelves} />;
}

const useShelfColumns = (): readonly Column<ShelfToCount>[] => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  return [
    { key: 'name', title: t('counts.shelf'), width: 130, fixed: true, render: ({ name }) => <strong>{name}</strong> },
    { key: 'zone', title: t('counts.zone'), width: 90, render: ({ zone }) => zone || '–' },
    { key: 'warehouse', title: t('counts.warehouse'), width: 170, optional: terminal !== 'admin', render: ({ wareName }) => wareName },
    { key: 'items', title: t('counts.items'), width: 90, numeric: true, render: ({ items }) => items },
    { key: 'missing', title: t('counts.missingItems'), width: 110, numeric: true, render: ({ missing }) => missing || '–' },
    { key: 'counted', title: t('counts.lastCounted'), render: (row) => <LastCounted row={row} /> },
  ];
};

const LastCounted = ({ row: { gmtCounted, openCountNo } }: { row: ShelfToCount }) => {
  const { t } = useTranslation();
  if (openCountNo !== null) return <StatusTag tone="progress">{t('counts.underWay')}</StatusTag>;
  return gmtCounted === null ? t('counts.never') : <TimeText at={gmtCounted} />;
};

const ShelfCard = ({ row }: { row: ShelfToCount }) => {
  const { t } = useTranslation();
  return (
    <TwoColumnCard>
      <strong>{row.name}</strong>
      <LastCounted row={row} />
      <span>{[row.zone && `${t('counts.zone')} ${row.zone}`, `${t('counts.items')} ${row.items}`].filter(Boolean).join(' · ')}</span>
      <span>{row.missing > 0 && t('counts.missing', { count: row.missing })}</span>
    </TwoColumnCard>
  );
};
