import {
  ArrowLeftRight,
  CircleStop,
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
import { listInventory, MAX_LISTED_ITEMS, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { itemActions } from '#contracts/item/item-actions.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { delistItemsEndpoint } from '#contracts/listings/change-listings.ts';
import { MAX_ITEMS_PER_BATCH } from '#contracts/listings/listing-fields.ts';
import { listListings } from '#contracts/listings/listing-queries.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { actionLink } from '#web/core/links/action-link.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useSaveList } from '#web/shared/export/use-save-list.ts';
import { useWhyNot } from '#web/shared/requests/use-why-not.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
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
/** What the floor does with an item, it does where the item is: there is nothing to explain. */
const ofTheFloor: readonly BulkName[] = ['inspect', 'shelve'];

const asAsked = ({ oneId, state, gmtSold, listedOn, defective, checkResult }: InventoryRow) => ({
  oneId,
  state,
  defective,
  checkResult,
  isSold: gmtSold !== null,
  isListed: listedOn !== undefined,
});

/**
 * Each action for as many of the chosen as the server allows it for. What none of them allows is disabled and says why (R5.16); what the account may not do is left
 * out. Shipping with a label is applied for beside the list.
 */
export const useInventoryActions = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useViewpoint();
  const mayOpen = useMayOpen();
  const whyNot = useWhyNot();
  const { permissions } = useUser();
  const confirm = useConfirm();
  const ending = useCommand(delistItemsEndpoint, {
    invalidates: [listInventory, getItem, listListings],
    onSuccess: ({ results }) => showSuccess(t('inventory.endListings.done', { count: results.filter(({ refusal }) => refusal === null).length })),
  });

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

  /** What is offered elsewhere has to end there before anything else is asked for it. */
  const endListings = (rows: readonly InventoryRow[]): BulkAction[] => {
    const listed = rows.filter(({ listedOn }) => listedOn !== undefined);
    if (listed.length === 0 || place.terminal !== 'business' || !mayOpen(businessPaths.listings)) return [];
    const oneIds = listed.map(({ oneId }) => oneId);
    const run = async (): Promise<void> => {
      const isSure = await confirm({
        kind: 'delist',
        title: t('inventory.endListings.title', { count: oneIds.length }),
        text: t('inventory.endListings.text'),
        confirm: t('inventory.bulk.endListings', { count: oneIds.length }),
      });
      if (isSure !== false) ending.mutate({ oneIds });
    };
    const label = t('inventory.bulk.endListings', { count: oneIds.length });
    return [
      { key: 'endListings', label, icon: CircleStop, disabled: oneIds.length > MAX_ITEMS_PER_BATCH || ending.isPending, run: () => void run() },
    ];
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

  const one = (name: BulkName, rows: readonly InventoryRow[], done: () => void): BulkAction[] => {
    const allowed = rows.filter(({ actions }) => actions.includes(name));
    const refused = rows.filter(({ actions }) => !actions.includes(name));
    const reason = ofTheFloor.includes(name) ? undefined : refused.map((row) => whyNot(name, asAsked(row))).find(Boolean);
    // Where no item is the reason, it is the account.
    if (allowed.length === 0 && (reason === undefined || !mayAny(permissions, itemActions[name].access))) return [];
    const chosen = allowed.length > 0 ? allowed : rows;
    const to = actionLink(
      place,
      name,
      chosen.map(({ oneId }) => oneId),
    );
    if (to === undefined || !mayOpen(to)) return [];
    return [
      {
        key: name,
        label: t(`inventory.bulk.${name}`, { count: chosen.length }),
        icon: icons[name],
        disabled: allowed.length === 0,
        reason,
        run: name === 'shipWithLabel' ? () => setShipping({ rows: allowed, done }) : () => void navigate(to),
      },
    ];
  };

  const bulk = (rows: readonly InventoryRow[], done: () => void): BulkAction[] => [
    ...names.flatMap((name) => one(name, rows, done)).toSorted((a, b) => Number(a.disabled) - Number(b.disabled)),
    ...endListings(rows),
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
