import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { useOfferNeighbours } from '../../app/open-item/neighbours.ts';
import { useOpenItem } from '../../app/open-item/use-open-item.ts';
import { asSeller, usePlace } from '../../app/links/place.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { usePageRow } from '../../ui/page/page-tab.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { readListAhead } from '../../ui/list/read-list-ahead.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { InventoryCard } from './inventory-card.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import { useInventoryFilters } from './inventory-filters.ts';
import { inventoryQuery, viewOf } from './inventory-query.ts';
import { useInventoryViews } from './inventory-views.ts';
import { NewForecastButton } from './new-forecast-button.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import { keyOf, useInventory } from './use-inventory.ts';

const ShipPanel = lazy(() => import('./application/ship-with-label/ship-panel.tsx'));

const versionOf = ({ version }: InventoryRow): number => version;

export const readAhead = readListAhead(listInventory, inventoryQuery);

/** Every item that the viewer may see, in all terminals: found, followed, and sent on. */
export default function InventoryPage() {
  const { t } = useTranslation();
  const { title } = usePageRow();
  const seller = asSeller(usePlace());
  const state = useListState();
  const list = useInventory(state);
  const { read, rows } = list;
  const { oneId: openKey, open } = useOpenItem();
  const columns = useInventoryColumns();
  const filters = useInventoryFilters(rows, state.filters);
  const views = useInventoryViews(read.data?.counts, viewOf(state));
  const bulkActions = useBulkActions();
  const [shipping, setShipping] = useState<{ rows: readonly InventoryRow[]; done: () => void }>();
  const oneIds = useMemo(() => rows.map(keyOf), [rows]);
  useOfferNeighbours(oneIds, { first: (state.pageNo - 1) * state.size + 1, total: read.data?.totalCount ?? rows.length, more: list.further.load });

  return (
    <>
      <ListPage
        name="inventory"
        title={t(`pages.${title}`)}
        state={state}
        {...list}
        countOf={(count) => t('inventory.count', { count })}
        columns={columns}
        keyOf={keyOf}
        versionOf={versionOf}
        open={({ oneId }) => open(oneId)}
        openKey={openKey}
        views={views}
        filters={filters}
        bulk={(chosen, done) => bulkActions(chosen, (allowed) => setShipping({ rows: allowed, done }))}
        card={(row) => <InventoryCard row={row} />}
        actions={
          <>
            <ExportButton
              endpoint={exportInventory}
              query={inventoryQuery(state, state.size)}
              title={t(`pages.${title}`)}
              total={read.data?.totalCount}
            />
            <NewForecastButton />
          </>
        }
        empty={
          seller
            ? { title: t('inventory.emptyTitle'), text: t('inventory.emptyText'), action: <NewForecastButton /> }
            : { title: t('inventory.emptyStaffTitle'), text: t('inventory.emptyStaffText') }
        }
      />
      {shipping && (
        <Suspense>
          <ShipPanel
            items={shipping.rows}
            close={() => setShipping(undefined)}
            applied={() => {
              shipping.done();
              setShipping(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
