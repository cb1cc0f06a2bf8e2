import { Truck } from 'lucide-react';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { InventoryCard } from './inventory-card.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import { useInventoryFilters } from './inventory-filters.ts';
import { inventoryQuery } from './inventory-query.ts';
import { useInventoryActions } from './use-inventory-actions.tsx';

/** What has left the warehouses (R2.59): found by order, tracking number or ONE ID. */
const shipped = defineList({
  name: 'shipped',
  endpoint: listInventory,
  rowKey: ({ oneId }) => oneId,
  version: ({ version }) => version,
  useTopic: () => useListTopic('inventory'),
  useQuery: (state) => inventoryQuery({ ...state, view: 'out' }, state.size),
  useActions: useInventoryActions,
  useColumns: () => useInventoryColumns(false),
  useFilters: ({ rows, state }) => useInventoryFilters(rows, state.filters),
  drawer: openItemParameter,
  countOf: (count, { t }) => t('inventory.count', { count }),
  Card: InventoryCard,
  empty: ({ t }) => ({ icon: Truck, title: t('inventory.emptyShippedTitle'), text: t('inventory.emptyShippedText') }),
});

export default function ShippedPage() {
  return <ListPage list={shipped} />;
}
