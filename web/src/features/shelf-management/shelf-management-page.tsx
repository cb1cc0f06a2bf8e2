import { Button } from 'antd';
import { Plus, Printer, Rows3, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostRackLabels } from '#contracts/labels/rack-labels.ts';
import type { ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { ShelfDialog } from '#web/shared/shelves/keep/shelf-dialog.tsx';
import { ShelfDrawer } from '#web/shared/shelves/drawer/shelf-drawer.tsx';
import { useOpenShelf } from '#web/shared/shelves/drawer/use-open-shelf.ts';
import { usePrintRacks } from '#web/shared/shelves/keep/use-print-racks.ts';
import { useRemoveShelves } from '#web/shared/shelves/keep/use-remove-shelves.tsx';
import { shelfKey, shelfVersion, useShelfColumns } from '#web/shared/shelves/list/use-shelf-columns.tsx';
import { useShelfFilters } from '#web/shared/shelves/list/use-shelf-filters.ts';
import { useShelvesOf } from '#web/shared/shelves/list/use-shelves-of.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { ShelfCard } from './shelf-card.tsx';

/** The shelves of the warehouse in use (R2.29): what lies on each, new ones, other names, and the codes that go onto them. */
export default function ShelfManagementPage() {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const mayAdd = useMay('700105.add');
  const state = useListState();
  const read = useShelvesOf(warehouse?.id, state);
  const { shelfId, open, close } = useOpenShelf();
  const [adding, setAdding] = useState(false);
  const columns = useShelfColumns();
  const filters = useShelfFilters(read.data?.zones ?? []);
  const print = usePrintRacks();
  const { remove, dialog } = useRemoveShelves();

  const bulk = (rows: readonly ShelfRow[], done: () => void): readonly BulkAction[] => {
    const empty = rows.filter(({ actions }) => actions.includes('remove'));
    return [
      {
        key: 'print',
        label: t('shelves.print', { count: Math.min(rows.length, mostRackLabels) }),
        icon: Printer,
        run: () => print(rows.map(shelfKey)),
      },
      ...(empty.length === 0
        ? []
        : [
            {
              key: 'remove',
              label: t('shelves.removeEmpty', { count: empty.length }),
              icon: Trash2,
              run: () => void remove(empty).then((gone) => gone && done()),
            },
          ]),
    ];
  };
  const add = mayAdd && (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setAdding(true)}>
      {t('shelves.add')}
    </Button>
  );

  return (
    <>
      <ListPage
        name="shelves"
        title={t('pages.shelves')}
        state={state}
        read={read}
        columns={columns}
        keyOf={shelfKey}
        versionOf={shelfVersion}
        open={(row) => open(row.id)}
        openKey={shelfId}
        filters={filters}
        bulk={bulk}
        countOf={(count) => t('shelves.count', { count })}
        card={(row) => <ShelfCard shelf={row} />}
        actions={add}
        empty={{ icon: Rows3, title: t('shelves.emptyTitle'), text: t('shelves.emptyText'), action: add }}
      />
      {warehouse && shelfId && <ShelfDrawer warehouseId={warehouse.id} shelfId={shelfId} close={close} />}
      {warehouse && adding && <ShelfDialog warehouseId={warehouse.id} shelf={undefined} close={() => setAdding(false)} />}
      {dialog}
    </>
  );
}
