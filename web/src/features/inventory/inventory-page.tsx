import { Button } from 'antd';
import { History } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { useOfferNeighbours } from '#web/core/open-item/neighbours.ts';
import { useOpenItem } from '#web/core/open-item/use-open-item.ts';
import { asSeller, usePlace } from '#web/core/links/place.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { AsOfBar } from '#web/ui/as-of/as-of-bar.tsx';
import { AsOfPicker } from '#web/ui/as-of/as-of-picker.tsx';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { asOfParameter, isPastMoment } from '#web/ui/list/as-of-parameter.ts';
import { formatDay } from '#web/ui/text/formats.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { readListAhead } from '#web/ui/list/read-list-ahead.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { InventoryCard } from './inventory-card.tsx';
import { useInventoryColumns } from './inventory-columns.tsx';
import { useInventoryFilters } from './inventory-filters.ts';
import { inventoryQuery, ofSales, viewOf } from './inventory-query.ts';
import { useInventoryViews } from './inventory-views.ts';
import { NewForecastButton } from './new-forecast-button.tsx';
import { salesTotals } from './sales-totals.tsx';
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
  const handheld = useHandheld();
  const state = useListState();
  const { asOf, ...list } = useInventory(state);
  const { read, rows } = list;
  const showAsOf = (at: string | undefined) => state.change({ filters: { [asOfParameter]: at } });
  const asked = state.filters[asOfParameter];
  useEffect(() => {
    if (asked !== undefined && !isPastMoment(asked, Date.now())) state.change({ filters: { [asOfParameter]: undefined } });
  }, [asked, state]);
  const { oneId: openKey, open } = useOpenItem();
  const columns = useInventoryColumns(ofSales(state));
  const sold = read.data?.sold;
  const filters = useInventoryFilters(rows, state.filters);
  const views = useInventoryViews(read.data?.counts, viewOf(state));
  const bulkActions = useBulkActions();
  const [shipping, setShipping] = useState<{ rows: readonly InventoryRow[]; done: () => void }>();
  const bulk = (chosen: readonly InventoryRow[], done: () => void) => bulkActions(chosen, (allowed) => setShipping({ rows: allowed, done }));
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
        totals={sold && salesTotals(t, sold)}
        keyOf={keyOf}
        versionOf={versionOf}
        open={({ oneId }) => open(oneId)}
        openKey={openKey}
        views={views}
        filters={filters}
        {...(!asOf && { bulk })}
        card={(row) => <InventoryCard row={row} />}
        figures={asOf && <AsOfBar at={asOf} back={() => showAsOf(undefined)} />}
        actions={
          <>
            <AsOfPicker at={asOf} choose={showAsOf}>
              <Button icon={<History size={15} aria-hidden />} aria-label={t('ui.asOfPick')} title={t('ui.asOfPick')}>
                {!handheld && t('ui.asOfPick')}
              </Button>
            </AsOfPicker>
            <ExportButton
              endpoint={exportInventory}
              query={inventoryQuery(state, state.size)}
              title={asOf ? `${t(`pages.${title}`)} ${t('ui.asOf', { time: formatDay(asOf) })}` : t(`pages.${title}`)}
              total={read.data?.totalCount}
            />
            <NewForecastButton />
          </>
        }
        empty={
          asOf
            ? { icon: History, title: t('inventory.emptyThenTitle'), text: t('inventory.emptyThenText') }
            : seller
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
