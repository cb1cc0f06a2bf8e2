import { PackageOpen } from 'lucide-react';
import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listReturnable, returnableViews, type ReturnableRow } from '#contracts/returns/returnable.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { ReturnableCard } from './returnable-card.tsx';
import { useReturnableColumns } from './use-returnable-columns.tsx';
import { useReturning, useReturnOfOne } from './use-returning.tsx';

/** What came back from a buyer or a carrier, or failed its inspection: chosen, and sent back to whoever sells it. */
const returnable = defineList({
  name: 'returns-to-seller',
  endpoint: listReturnable,
  rowKey: ({ oneId }: ReturnableRow) => oneId,
  version: ({ version }) => version,
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse ? warehouseTopic('inventory', warehouse.id) : everythingTopic('inventory');
  },
  tabs: { all: returnableViews, pinned: returnableViews, label: (view, { t }) => t(`returnsToSeller.views.${view}`) },
  useActions: useReturning,
  useColumns: useReturnableColumns,
  useFilters: ({ t }) => {
    const { terminal } = useUser();
    const warehouses = useWarehouseFilter();
    const owners = useOwnerFilter(t('reference.owner'));
    const text: Filter = { kind: 'text', name: 'text', label: t('returnsToSeller.search') };
    return terminal === 'admin' ? [text, owners, warehouses] : [text, owners];
  },
  useOpen: useReturnOfOne,
  bulk: ({ actions: { bulk } }) => bulk,
  countOf: (count, { t }) => t('returnsToSeller.count', { count }),
  Card: ReturnableCard,
  Beside: ({ list: { actions } }) => actions.dialog,
  empty: ({ t }) => ({ icon: PackageOpen, title: t('returnsToSeller.emptyTitle'), text: t('returnsToSeller.emptyText') }),
});

export default function ReturnsToSellerPage() {
  return <ListPage list={returnable} />;
}
