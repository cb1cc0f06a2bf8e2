import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { changeWarehouse } from '#contracts/reference/change-warehouse.ts';
import type { createWarehouse } from '#contracts/reference/create-warehouse.ts';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { warehousePages } from '../warehouse-pages.ts';

export type Warehouse = BodyOf<typeof createWarehouse>;

/** A warehouse as it is typed; figures may be missing yet. */
export type WarehouseDraft = Omit<Warehouse, 'storageLimitDays' | 'dailyFeeCents' | 'menu'> & {
  storageLimitDays: number | null;
  dailyFeeCents: number | null;
  menu: readonly Warehouse['menu'][number][];
};

/** A new one shows every page, in the zone of whoever adds it. */
export const draftOf = (warehouse: WarehouseSetting | undefined): WarehouseDraft =>
  warehouse
    ? {
        warehouseId: warehouse.id,
        name: warehouse.name,
        level: warehouse.level,
        storageLimitDays: warehouse.storageLimitDays,
        dailyFeeCents: warehouse.dailyFee,
        timeZone: warehouse.timeZone,
        city: warehouse.city,
        menu: warehousePages.filter((page) => warehouse.menu.includes(page)),
      }
    : {
        warehouseId: '',
        name: '',
        level: 'Basic',
        storageLimitDays: null,
        dailyFeeCents: null,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        city: '',
        menu: warehousePages,
      };

/** What is sent of a new one; undefined while something is missing. */
export const warehouseOf = (draft: WarehouseDraft): Warehouse | undefined => {
  const { warehouseId, name, storageLimitDays, dailyFeeCents, timeZone, menu } = draft;
  const typed = [warehouseId, name, timeZone].every((text) => text.trim() !== '');
  return typed && storageLimitDays !== null && dailyFeeCents !== null
    ? { ...draft, warehouseId: warehouseId.trim(), timeZone: timeZone.trim(), storageLimitDays, dailyFeeCents, menu: [...menu] }
    : undefined;
};

/** What is sent of one that is there: only what was changed since it was opened, for another may change the rest meanwhile. */
export const changeOf = (opened: WarehouseDraft, { warehouseId, ...typed }: Warehouse): BodyOf<typeof changeWarehouse> => {
  const changed = Object.entries(typed).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field as keyof WarehouseDraft]));
  return { ...Object.fromEntries(changed), warehouseId };
};
