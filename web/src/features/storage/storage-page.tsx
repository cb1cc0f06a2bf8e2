import { Warehouse } from 'lucide-react';
import { listStoredItems, storageViews, type StorageView } from '#contracts/storage/storage-queries.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import { StorageFigures } from './storage-figures.tsx';
import { useStorageColumns } from './use-storage-columns.tsx';

/** What tonight's storage costs, and which items it will be charged for next (R9.25). */
const storedItems = defineList({
  name: 'storage',
  endpoint: listStoredItems,
  rowKey: ({ oneId }) => oneId,
  useTopic: () => useListTopic('inventory'),
  tabs: { all: storageViews, label: (view: Exclude<StorageView, 'all'>, { t }) => t(`storage.views.${view}`) },
  useColumns: useStorageColumns,
  useFilters: () => [useWarehouseFilter()],
  drawer: openItemParameter,
  countOf: (count, { t }) => t('storage.count', { count }),
  Figures: StorageFigures,
  empty: ({ t }) => ({ icon: Warehouse, title: t('storage.emptyTitle'), text: t('storage.emptyText') }),
});

export default function StoragePage() {
  return <ListPage list={storedItems} />;
}
