import { Button } from 'antd';
import { Plus, Printer, Rows3, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_RACK_LABELS } from '#contracts/labels/printed-labels.ts';
import { listShelves, type ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { defineList, type ListContext } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { openShelfParameter } from '#web/core/open-row/parameters.ts';
import { OpenShelf } from '#web/shared/shelves/drawer/shelf-drawer.tsx';
import { usePrintRacks } from '#web/shared/shelves/keep/use-print-racks.ts';
import { useRemoveShelves } from '#web/shared/shelves/keep/use-remove-shelves.ts';
import { shelfKey, shelfVersion, useShelfColumns } from '#web/shared/shelves/list/use-shelf-columns.tsx';
import { useShelfFilters } from '#web/shared/shelves/list/use-shelf-filters.ts';
import { useShelvesLive } from '#web/shared/shelves/list/use-shelves-live.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { ShelfCard } from './shelf-card.tsx';

const ShelfDialog = lazy(() => import('#web/shared/shelves/keep/shelf-dialog.tsx'));

const useShelfActions = () => {
  const [isAdding, setAdding] = useState(false);
  return { print: usePrintRacks(), remove: useRemoveShelves(), isAdding, add: () => setAdding(true), stopAdding: () => setAdding(false) };
};

type Shelves = ListContext<typeof listShelves, ReturnType<typeof useShelfActions>>;

const bulk =
  ({ t, actions: { print, remove } }: Shelves) =>
  (rows: readonly ShelfRow[], done: () => void): readonly BulkAction[] => {
    const printing = {
      key: 'print',
      label: t('shelves.print', { count: Math.min(rows.length, MAX_RACK_LABELS) }),
      icon: Printer,
      run: () => print(rows.map(shelfKey)),
    };
    const empty = rows.filter(({ actions }) => actions.includes('remove'));
    if (empty.length === 0) return [printing];
    const label = t('shelves.removeEmpty', { count: empty.length });
    return [printing, { key: 'remove', label, icon: Trash2, run: () => void remove(empty).then((gone) => gone && done()) }];
  };

/** The shelves of the warehouse in use (R2.29): what lies on each, new ones, other names, and the codes that go onto them. */
const shelves = defineList({
  name: 'shelves',
  endpoint: listShelves,
  rowKey: shelfKey,
  version: shelfVersion,
  useQuery: (state) => listQuery(listShelves, state, state.size, { always: { wareId: useUser().warehouse?.id } }),
  useActions: useShelfActions,
  useColumns: useShelfColumns,
  useFilters: ({ read }) => useShelfFilters(read.data?.zones ?? []),
  drawer: openShelfParameter,
  bulk,
  countOf: (count, { t }) => t('shelves.count', { count }),
  Card: ShelfCard,
  Toolbar: ({ list: { actions } }) => <AddButton onClick={actions.add} />,
  Beside: ({ list: { user, actions } }) =>
    user.warehouse && (
      <>
        <OpenShelf warehouseId={user.warehouse.id} />
        {actions.isAdding && (
          <Suspense>
            <ShelfDialog warehouseId={user.warehouse.id} shelf={undefined} onClose={actions.stopAdding} />
          </Suspense>
        )}
      </>
    ),
  empty: ({ t, actions }) => ({
    icon: Rows3,
    title: t('shelves.emptyTitle'),
    text: t('shelves.emptyText'),
    action: <AddButton onClick={actions.add} />,
  }),
});

export default function ShelfManagementPage() {
  // Shelves change with what lies on them, and are told of by several topics.
  useShelvesLive(useUser().warehouse?.id);
  return <ListPage list={shelves} />;
}

const AddButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    useMay('700105.add') && (
      <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={onClick}>
        {t('shelves.add')}
      </Button>
    )
  );
};
