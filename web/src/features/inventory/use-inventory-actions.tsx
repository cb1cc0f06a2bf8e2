import {
  ArrowLeftRight,
  CircleDollarSign,
  ClipboardCheck,
  FileSpreadsheet,
  Globe,
  HandCoins,
  Handshake,
  PackageOpen,
  Repeat2,
  Split,
  Truck,
  Warehouse,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { MAX_LISTED_ITEMS, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { MAX_ITEMS_PER_BATCH } from '#contracts/listings/listing-fields.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { actionLink } from '#web/core/links/action-link.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useSaveList } from '#web/shared/export/use-save-list.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';

const ShipPanel = lazy(() => import('./application/ship-with-label/ship-panel.tsx'));

/** What several items can go on to, the most frequent first. */
const icons = {
  shipWithLabel: Truck,
  reship: Repeat2,
  consign: HandCoins,
  cashOut: CircleDollarSign,
  transferOwner: Handshake,
  moveWarehouse: ArrowLeftRight,
  repair: Wrench,
  directOutbound: PackageOpen,
  moveOnBehalf: ArrowLeftRight,
  inspect: ClipboardCheck,
  shelve: Warehouse,
} as const satisfies Record<string, LucideIcon>;
type BulkName = keyof typeof icons;
const names = Object.keys(icons) as BulkName[];

/** Each action for as many of the chosen as the server allows it for; what none of them allows is left out. Shipping with a label is applied for beside the list. */
export const useInventoryActions = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useViewpoint();
  const mayOpen = useMayOpen();

  const save = useSaveList(exportInventory);
  const [shipping, setShipping] = useState<{ rows: readonly InventoryRow[]; done: () => void }>();

  /** Many items to several addresses in one go (R2.57). */
  const bulkReship = (rows: readonly InventoryRow[]): BulkAction[] => {
    const allowed = rows.filter(({ actions }) => actions.includes('reship'));
    const to = withQuery(businessPaths.bulkReship, { oneIds: allowed.map(({ oneId }) => oneId).join(',') });
    if (allowed.length < 2 || place.terminal !== 'business' || !mayOpen(to)) return [];
    const label = t('inventory.bulk.bulkReship', { count: allowed.length });
    return [{ key: 'bulkReship', label, icon: Split, disabled: allowed.length > bulkReshipLimits.items, run: () => void navigate(to) }];
  };

  /** What is available and sound is listed on other platforms, one or many (R2.51, R2.52). */
  const crossList = (rows: readonly InventoryRow[]): BulkAction[] => {
    const allowed = rows.filter(({ state, checkResult }) => state === 'available' && checkResult !== null);
    const path = allowed.length === 1 ? businessPaths.newListing : businessPaths.bulkListing;
    const to = withQuery(path, { oneIds: allowed.map(({ oneId }) => oneId).join(',') });
    if (allowed.length === 0 || place.terminal !== 'business' || !mayOpen(to)) return [];
    const label = t('inventory.bulk.crossList', { count: allowed.length });
    return [{ key: 'crossList', label, icon: Globe, disabled: allowed.length > MAX_ITEMS_PER_BATCH, run: () => void navigate(to) }];
  };

  /** What is chosen, as the list has it; a failure is told by the client. */
  const saving = (rows: readonly InventoryRow[]): BulkAction[] =>
    save === undefined
      ? []
      : [
          {
            key: 'export',
            label: t('inventory.bulk.export', { count: rows.length }),
            icon: FileSpreadsheet,
            disabled: rows.length > MAX_LISTED_ITEMS,
            run: () => void save({ oneIds: rows.map(({ oneId }) => oneId) }, t('inventory.pages.inventory'), 'xlsx').catch(() => undefined),
          },
        ];

  const bulk = (rows: readonly InventoryRow[], done: () => void): BulkAction[] => [
    ...names.flatMap((name): BulkAction[] => {
      const allowed = rows.filter(({ actions }) => actions.includes(name));
      if (allowed.length === 0) return [];
      const oneIds = allowed.map(({ oneId }) => oneId);
      const to = actionLink(place, name, oneIds);
      const here = name === 'shipWithLabel';
      if (!here && (to === undefined || !mayOpen(to))) return [];
      const run = here ? () => setShipping({ rows: allowed, done }) : () => void navigate(to!);
      return [{ key: name, label: t(`inventory.bulk.${name}`, { count: allowed.length }), icon: icons[name], run }];
    }),
    ...crossList(rows),
    ...bulkReship(rows),
    ...saving(rows),
  ];
  const panel = shipping && (
    <Suspense>
      <ShipPanel
        items={shipping.rows}
        onClose={() => setShipping(undefined)}
        onApplied={() => {
          shipping.done();
          setShipping(undefined);
        }}
      />
    </Suspense>
  );
  return { bulk, panel, isSeller: isSellerView(place) };
};
