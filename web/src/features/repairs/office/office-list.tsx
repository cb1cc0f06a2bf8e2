import { Wrench } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { repairStatuses, repairStatusNames, type RepairStatus } from '#contracts/repair/repair-events.ts';
import { listRepairs, type RepairRow } from '#contracts/repair/repair-queries.ts';
import { allRepairsTopic } from '#contracts/repair/repair-topics.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { RepairCard } from '../list/repair-card.tsx';
import { useOfficeBulk } from './use-office-bulk.ts';

type OfficeView = 'all' | RepairStatus;

interface Office {
  name: string;
  /** The tab without one in the address, and those that always show. */
  initial: OfficeView;
  pinned: readonly OfficeView[];
  detail: string;
  useColumns: () => readonly Column<RepairRow>[];
}

/** Every seller's repairs, for those who review them and those who watch over them. */
export const officeList = ({ name, initial, pinned, detail, useColumns }: Office) => {
  const all: readonly OfficeView[] = initial === 'all' ? ['all', ...repairStatusNames] : [...repairStatusNames, 'all'];
  const tabs = { all, initial, pinned };
  return defineList({
    name,
    endpoint: listRepairs,
    rowKey: ({ repairNo }) => repairNo,
    version: ({ version, repairsAhead }) => `${version} ${repairsAhead}`,
    useTopic: () => allRepairsTopic,
    tabs: { ...tabs, label: (status, { words }) => words(repairStatuses[status]) },
    useQuery: (state) => {
      const view = currentTab(tabs, state.view);
      // Who has waited longest is reviewed first.
      return listQuery(listRepairs, state, state.size, { otherwise: view === 'applied' ? { order: 'asc' } : {}, always: { view } });
    },
    useActions: useOfficeBulk,
    useColumns,
    useFilters: ({ t }) => [
      { kind: 'text', name: 'text', label: t('repairs.search') },
      useOwnerFilter(t('repairOffice.seller')),
      useWarehouseFilter(),
      { kind: 'range', name: 'beginTime', last: 'endTime', label: t('repairs.applied'), folded: true },
    ],
    useOpen: () => {
      const navigate = useNavigate();
      return useCallback(({ repairNo }: RepairRow) => void navigate(withQuery(detail, { repairNo })), [navigate]);
    },
    bulk: ({ actions }) => actions,
    variantOf: ({ status }) => (status === 'boxLost' ? 'refused' : undefined),
    countOf: (count, { t }) => t('repairs.count', { count }),
    Card: ({ row }) => <RepairCard repair={row} />,
    empty: ({ t }) =>
      initial === 'applied'
        ? { icon: Wrench, title: t('repairOffice.nothingToReview'), text: t('repairOffice.nothingToReviewText') }
        : { icon: Wrench, title: t('repairOffice.emptyTitle'), text: t('repairOffice.emptyText') },
  });
};
