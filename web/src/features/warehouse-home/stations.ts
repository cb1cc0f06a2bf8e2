import {
  ClipboardCheck,
  ListChecks,
  PackageCheck,
  PackageOpen,
  PackagePlus,
  ScanBarcode,
  ScanSearch,
  Truck,
  Undo2,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { WarehouseWorkplace } from '#contracts/overview/overview-queries.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { addressOf } from '#web/core/list/page-state.ts';

export type Waiting = WarehouseWorkplace['waiting'];

/** One kind of work of the floor. */
export interface Station {
  key: keyof Omit<Waiting, 'late' | 'unclaimed' | 'sought' | 'inException' | 'toPutBack' | 'repairsLate'>;
  icon: LucideIcon;
  /** What waits, row by row. */
  list: string;
  /** Where it is done, with a scanner in hand. */
  work: string;
}

const page = (path: string, view?: string, filters: Record<string, string> = {}): string => addressOf(path, { pageNo: 1, view, filters });

const receiving = page(warehousePaths.receiving);
const picking = page(warehousePaths.picking);
const packing = page(warehousePaths.packing);
const returned = page(warehousePaths.inventory, undefined, { kind: 'returned', state: 'received,inspected' });
const inRepair = page(warehousePaths.inventory, undefined, { state: 'repairing.inWork' });

/** In the order in which goods pass through. What is packed and what is to be packed stand in one list: the same people do both. */
export const stations: readonly Station[] = [
  { key: 'toReceive', icon: PackagePlus, list: page(warehousePaths.forecasts, 'scheduled'), work: receiving },
  { key: 'toCount', icon: ClipboardCheck, list: page(warehousePaths.forecasts, 'arrived'), work: receiving },
  {
    key: 'toInspect',
    icon: ScanSearch,
    list: page(warehousePaths.inventory, undefined, { state: 'received' }),
    work: page(warehousePaths.inspection),
  },
  {
    key: 'toShelve',
    icon: PackageCheck,
    list: page(warehousePaths.inventory, undefined, { state: 'inspected' }),
    work: page(warehousePaths.shelving),
  },
  { key: 'toPick', icon: ScanBarcode, list: picking, work: picking },
  { key: 'toPack', icon: PackageOpen, list: packing, work: packing },
  { key: 'toShip', icon: Truck, list: packing, work: packing },
  { key: 'toReturn', icon: Undo2, list: returned, work: page(warehousePaths.returns) },
  { key: 'toCountShelves', icon: ListChecks, list: page(warehousePaths.counts, 'open'), work: page(warehousePaths.count) },
  { key: 'toRepair', icon: Wrench, list: inRepair, work: page(warehousePaths.repairs) },
];
