import { History } from 'lucide-react';
import { useEffect } from 'react';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { readListAhead } from '#web/core/list/read-list-ahead.ts';
import { useListState } from '#web/core/list/use-list-state.ts';
import { asOfParameter, isPastMoment } from '#web/core/open-row/as-of-parameter.ts';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { AsOfBar } from '#web/ui/as-of/as-of-bar.tsx';
import { InventoryCard } from './inventory-card.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import { useInventoryFilters } from './inventory-filters.ts';
import { inventoryQuery, ofSales } from './inventory-query.ts';
import { inventoryTabs } from './inventory-tabs.ts';
import { InventoryToolbar, showAsOf } from './inventory-toolbar.tsx';
import { NewForecastButton } from './new-forecast-button.tsx';
import { salesTotals } from './sales-totals.tsx';
import { useInventoryActions } from './use-inventory-actions.tsx';

/** Every item that the viewer may see, in all terminals: found, followed, and sent on. */
const inventory = defineList({
  name: 'inventory',
  endpoint: listInventory,
  rowKey: ({ oneId }) => oneId,
  version: ({ version }) => version,
  // As of a moment it stands still.
  useTopic: ({ asOf }) => {
    const topic = useListTopic('inventory');
    return asOf ? undefined : topic;
  },
  tabs: { ...inventoryTabs, label: (view, { t }) => t(`inventory.views.${view}`) },
  useQuery: (state) => inventoryQuery(state, state.size),
  useActions: useInventoryActions,
  useColumns: ({ state }) => useInventoryColumns(ofSales(state)),
  useFilters: ({ rows, state }) => useInventoryFilters(rows, state.filters),
  drawer: openItemParameter,
  bulk: ({ query, actions }) => (query.asOf ? undefined : actions.bulk),
  totals: ({ t, read }) => read.data?.sold && salesTotals(t, read.data.sold),
  countOf: (count, { t }) => t('inventory.count', { count }),
  Card: InventoryCard,
  Figures: ({ list: { state, query } }) => query.asOf && <AsOfBar at={query.asOf} onBack={() => showAsOf(state, undefined)} />,
  Toolbar: InventoryToolbar,
  Beside: ({ list }) => list.actions.panel,
  empty: ({ t, query, actions }) => {
    if (query.asOf) return { icon: History, title: t('inventory.emptyThenTitle'), text: t('inventory.emptyThenText') };
    if (!actions.isSeller) return { title: t('inventory.emptyStaffTitle'), text: t('inventory.emptyStaffText') };
    return { title: t('inventory.emptyTitle'), text: t('inventory.emptyText'), action: <NewForecastButton /> };
  },
});

export const readAhead = readListAhead(listInventory, inventoryQuery);

export default function InventoryPage() {
  useCorrectedMoment();
  return <ListPage list={inventory} />;
}

/** An address that names no moment in the past shows the present. */
const useCorrectedMoment = (): void => {
  const state = useListState();
  const asked = state.filters[asOfParameter];
  useEffect(() => {
    if (asked !== undefined && !isPastMoment(asked, Date.now())) showAsOf(state, undefined);
  }, [asked, state]);
};
