import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';
import type { ItemState, receivedKinds } from '#contracts/item/item-states.ts';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { addressOf } from '#web/core/list/page-state.ts';

/** States of an item that has come and lies on no shelf yet. */
const unshelved = ['received', 'inspected'] as const satisfies readonly ItemState[];

type Waiting = WarehouseOverview['waiting'];

/** The rows behind each figure of a warehouse, for whoever looks: staff are in it already, administrators name it. */
export const overviewLinks = (terminal: Terminal, wareId: string) => {
  const staff = terminal === 'warehouse';
  const where: Record<string, string> = staff ? {} : { wareId };
  const items = (view: InventoryView | undefined, filters: Record<string, string> = {}): string =>
    addressOf(staff ? warehousePaths.inventory : adminPaths.stock, { pageNo: 1, view, filters: { ...where, ...filters } });
  const inState = (state: ItemState) => items(undefined, { state });
  const returned: Record<string, string> = { state: unshelved.join(','), kind: 'returned' satisfies (typeof receivedKinds)[number] };
  const parcels = (type: string) => withQuery(staff ? warehousePaths.forecasts : adminPaths.forecasts, { ...where, type });
  // Administrators have no list of what is picked and packed: what is late they find among all orders.
  const orders = staff ? withQuery(warehousePaths.workplace, {}) : undefined;
  const late = staff
    ? withQuery(warehousePaths.workplace, { late: 'true' })
    : addressOf(adminPaths.audit, { pageNo: 1, view: 'all', filters: { ...where, late: 'true' } });

  return {
    stock: items(undefined),
    shelf: (shelvesId: string) => items(undefined, { shelvesId }),
    aged: ({ from, to }: { from: number; to: number | null }) => items(undefined, { age: `${from}-${to ?? ''}` }),
    received: (day: string) => items('everything', { inBeginTime: day, inEndTime: day }),
    shelved: (day: string) => items('everything', { wareBeginTime: day, wareEndTime: day }),
    shipped: (day: string) => items('out', { outBeginTime: day, outEndTime: day }),
    waiting: {
      toReceive: parcels('scheduled'),
      toCount: parcels('arrived'),
      toInspect: inState('received'),
      toShelve: inState('inspected'),
      toCountShelves: addressOf(staff ? warehousePaths.counts : adminPaths.counts, { pageNo: 1, view: 'open', filters: where }),
      toPick: orders,
      toPack: orders,
      toShip: orders,
      late,
      toReturn: staff ? withQuery(warehousePaths.returns, {}) : items(undefined, returned),
      toRepair: inState('repairing.inWork'),
      unclaimed: parcels('unclaimed'),
      sought: addressOf(staff ? warehousePaths.missing : adminPaths.missing, { pageNo: 1, view: 'sought', filters: where }),
      inException: staff ? addressOf(warehousePaths.shipWithLabel, { pageNo: 1, view: 'exception', filters: {} }) : undefined,
      toPutBack: staff ? withQuery(warehousePaths.shelving, {}) : undefined,
      repairsLate: staff ? withQuery(warehousePaths.repairs, {}) : undefined,
    } satisfies Record<keyof Waiting, string | undefined>,
  };
};
