import { PackageSearch } from 'lucide-react';
import { everythingTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { listMissing, missingViews, type MissingRow } from '#contracts/missing/missing-endpoints.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { MissingCard } from './missing-card.tsx';
import { useMissingColumns } from './use-missing-columns.tsx';

/** What was not on its shelf when it was to be picked: looked for, and given up by two persons. */
const missing = defineList({
  name: 'missing',
  endpoint: listMissing,
  rowKey: ({ oneId }: MissingRow) => oneId,
  version: ({ version }) => version,
  useTopic: () => {
    const { warehouse } = useUser();
    return warehouse ? warehouseTopic('inventory', warehouse.id) : everythingTopic('inventory');
  },
  tabs: { all: missingViews, pinned: missingViews, initial: 'sought', label: (view, { t }) => t(`missing.views.${view}`) },
  useColumns: useMissingColumns,
  useFilters: ({ t }) => {
    const { terminal } = useUser();
    const warehouses = useWarehouseFilter();
    const text: Filter = { kind: 'text', name: 'text', label: t('missing.search') };
    return terminal === 'admin' ? [text, warehouses] : [text];
  },
  countOf: (count, { t }) => t('missing.count', { count }),
  Card: MissingCard,
  empty: ({ t }) => ({ icon: PackageSearch, title: t('missing.emptyTitle'), text: t('missing.emptyText') }),
});

export default function MissingPage() {
  return <ListPage list={missing} />;
}
