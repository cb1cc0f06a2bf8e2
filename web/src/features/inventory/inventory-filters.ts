import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { inspectionResultNames, inspectionResults } from '#contracts/item/inspection-results.ts';
import { itemStateNames, itemStates, receivedKinds } from '#contracts/item/item-states.ts';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { listShelfNames, readyForListing } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useWarehouseFilter } from '#web/shared/reference/use-warehouse-filter.ts';
import type { Filter, Option } from '#web/ui/list/filters/filter.ts';
import { sortedSizes } from './sorted-sizes.ts';

const ages = ['0-30', '31-60', '61-90', '91-'] as const;

/** The most used first. `rows` and the chosen ones give the sizes to choose from: there is no list of all. */
export const useInventoryFilters = (rows: readonly InventoryRow[], chosen: Readonly<Record<string, string>>): readonly Filter[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const place = useViewpoint();
  const staff = !isSellerView(place);
  const [shopText, setShopText] = useState('');
  const warehouse = useWarehouseFilter();
  const { data: shops } = useRead(listShopUsers, { text: shopText || null }, { quiet: true, enabled: staff });
  const sizes = useSizes(rows, chosen['spec']);
  const shelves = useShelves(staff, chosen['wareId']);

  return useMemo((): readonly Filter[] => {
    const owner: Filter = {
      kind: 'choice',
      name: 'shopId',
      label: t('reference.owner'),
      options: (shops?.records ?? []).map((shop) => ({ value: String(shop.id), label: ownerName(shop) })),
      search: setShopText,
    };
    return [
      { kind: 'text', name: 'text', label: t('inventory.search') },
      ...(place.terminal === 'warehouse' ? [] : [warehouse]),
      ...(staff ? [owner] : []),
      {
        kind: 'choice',
        name: 'state',
        label: t('inventory.status'),
        many: true,
        options: itemStateNames.map((state) => ({ value: state, label: words(itemStates[state]) })),
      },
      { kind: 'choice', name: 'spec', label: t('inventory.size'), many: true, options: sizes.map((size) => ({ value: size, label: size })) },
      { kind: 'choice', name: 'age', label: t('inventory.age'), options: ages.map((age) => ({ value: age, label: t(`inventory.ages.${age}`) })) },
      {
        kind: 'choice',
        name: 'checkResult',
        label: t('inventory.inspection'),
        many: true,
        options: inspectionResultNames.map((result) => ({ value: result, label: words(inspectionResults[result]) })),
      },
      ...(shelves ? [{ kind: 'choice' as const, name: 'shelvesId', label: t('inventory.shelf'), options: shelves, folded: true }] : []),
      {
        kind: 'choice',
        name: 'kind',
        label: t('inventory.kind'),
        many: true,
        options: receivedKinds.map((kind) => ({ value: kind, label: t(`inventory.kinds.${kind}`) })),
        folded: true,
      },
      ...(chosen['inWareId'] ? [{ ...warehouse, name: 'inWareId', label: t('inventory.inWarehouse') }] : []),
      ...(chosen['inShopId'] ? [{ ...owner, name: 'inShopId', label: t('inventory.inOwner') }] : []),
      ...(chosen['platform']
        ? [
            {
              kind: 'choice' as const,
              name: 'platform',
              label: t('inventory.platform'),
              options: [{ value: chosen['platform'], label: chosen['platform'] }],
            },
          ]
        : []),
      { kind: 'range', name: 'inBeginTime', last: 'inEndTime', label: t('inventory.inbound'), folded: true },
      { kind: 'range', name: 'wareBeginTime', last: 'wareEndTime', label: t('inventory.shelved'), folded: true },
      { kind: 'range', name: 'outBeginTime', last: 'outEndTime', label: t('inventory.out'), folded: true },
      { kind: 'range', name: 'soldBeginTime', last: 'soldEndTime', label: t('inventory.soldOn'), folded: true },
      { kind: 'range', name: 'beginDate', last: 'endDate', label: t('inventory.forecast'), folded: true },
    ];
  }, [chosen, ownerName, place.terminal, shelves, shops, sizes, staff, t, warehouse, words]);
};

/** Shelves of the warehouse in use, or of the one that is chosen, and what is ready for listing wherever it lies (R3.18). None for sellers. */
const useShelves = (staff: boolean, chosenWarehouse: string | undefined): readonly Option[] | undefined => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const wareId = warehouse?.id ?? chosenWarehouse;
  const { data } = useRead(listShelfNames, { wareId: wareId ?? null }, { quiet: true, enabled: staff && wareId !== undefined });
  return useMemo(() => {
    if (!staff) return undefined;
    const ready = { value: readyForListing.id, label: t('inventory.views.readyForListing') };
    const shelves = wareId === undefined ? [] : (data?.records ?? []);
    return [ready, ...shelves.flatMap(({ id, name }) => (id === readyForListing.id ? [] : [{ value: id, label: name }]))];
  }, [data, staff, t, wareId]);
};

/** Every size seen since the page was opened: choosing one shall not take the others from the choice. */
const useSizes = (rows: readonly InventoryRow[], chosen: string | undefined): readonly string[] => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = [...rows.map(({ spec }) => spec), ...(chosen?.split(',') ?? [])].filter((size) => size !== '' && !seen.has(size));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh]));
  return useMemo(() => sortedSizes([...seen]), [seen]);
};
