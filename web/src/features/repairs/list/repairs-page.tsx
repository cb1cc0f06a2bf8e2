import { Button } from 'antd';
import { Wrench } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { repairStatuses, repairStatusNames } from '#contracts/repair/repair-events.ts';
import { listRepairs, type RepairRow } from '#contracts/repair/repair-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { useRepairActions } from '../use-repair-actions.ts';
import { useRepairsTopic } from '../use-repairs-topic.ts';
import { repairBulk } from './repair-bulk.ts';
import { RepairCard } from './repair-card.tsx';
import { useRepairColumns } from './use-repair-columns.tsx';

/** What the seller has repaired: applied for, followed, cancelled (R2.63). */
const repairs = defineList({
  name: 'repairs',
  endpoint: listRepairs,
  rowKey: ({ repairNo }) => repairNo,
  // Its place in the queue moves with the repairs of others.
  version: ({ version, repairsAhead }) => `${version} ${repairsAhead}`,
  useTopic: useRepairsTopic,
  tabs: {
    all: ['all', ...repairStatusNames],
    pinned: ['all', 'applied', 'approved', 'started', 'completed'],
    label: (status, { words }) => words(repairStatuses[status]),
  },
  useActions: useRepairActions,
  useColumns: ({ actions }) => useRepairColumns(actions),
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('repairs.search') },
    useWarehouseFilter(),
    { kind: 'range', name: 'beginTime', last: 'endTime', label: t('repairs.applied') },
  ],
  useOpen: () => {
    const navigate = useNavigate();
    return useCallback(({ repairNo }: RepairRow) => void navigate(withQuery(businessPaths.repairDetail, { repairNo })), [navigate]);
  },
  bulk: repairBulk,
  variantOf: ({ status }) => (status === 'boxLost' ? 'refused' : undefined),
  countOf: (count, { t }) => t('repairs.count', { count }),
  Card: ({ row }) => <RepairCard repair={row} />,
  empty: ({ t }) => ({ icon: Wrench, title: t('repairs.emptyTitle'), text: t('repairs.emptyText'), action: <ToInventory /> }),
});

export default function RepairsPage() {
  return <ListPage list={repairs} />;
}

const ToInventory = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(businessPaths.inventory, {}));
  return (
    <Button type="primary" href={href}>
      {t('repairs.toInventory')}
    </Button>
  );
};
