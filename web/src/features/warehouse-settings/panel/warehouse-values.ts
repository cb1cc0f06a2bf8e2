import type { BodyInputOf, BodyOf } from '#contracts/kernel/endpoint.ts';
import type { changeWarehouse, createWarehouse } from '#contracts/reference/reference-commands.ts';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { addressOf, addressValuesOf, isAddressEmpty, type AddressValues } from '#web/shared/order/address/address-values.ts';
import { withoutGaps, type Unchecked } from '#web/ui/form/form-body.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { warehousePages } from '../warehouse-pages.ts';

export type Warehouse = BodyInputOf<typeof createWarehouse>;

/** A warehouse as it is typed. */
export interface WarehouseValues {
  warehouseId: string;
  name: string;
  level: Warehouse['level'];
  storageLimitDays: TypedNumber;
  dailyFeeCents: TypedNumber;
  timeZone: string;
  city: string;
  address: AddressValues;
  menu: readonly Warehouse['menu'][number][];
}

/** A new one shows every page, in the zone of whoever adds it. */
export const warehouseValuesOf = (warehouse: WarehouseSetting | undefined): WarehouseValues =>
  warehouse
    ? {
        warehouseId: warehouse.id,
        name: warehouse.name,
        level: warehouse.level,
        storageLimitDays: warehouse.storageLimitDays,
        dailyFeeCents: warehouse.dailyFee,
        timeZone: warehouse.timeZone,
        city: warehouse.city,
        address: addressValuesOf(warehouse.address ?? {}),
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
        address: addressValuesOf(),
        menu: warehousePages,
      };

/** What is sent of a new one. Without an address a warehouse sends no parcel under a bought label. */
export const warehouseOf = ({ warehouseId, timeZone, menu, address, ...rest }: WarehouseValues): Unchecked<Warehouse> => ({
  ...rest,
  warehouseId: warehouseId.trim(),
  timeZone: timeZone.trim(),
  menu: [...menu],
  ...(!isAddressEmpty(address) && { address: addressOf(address) }),
});

/** What is sent of one that is there: only what was changed since it was opened, for another may change the rest meanwhile. */
export const changeOf = (opened: WarehouseValues, { warehouseId, ...entered }: Warehouse): BodyOf<typeof changeWarehouse> => {
  const before = withoutGaps(warehouseOf(opened)) as Partial<Warehouse>;
  const changed = Object.entries(entered).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Warehouse]));
  return { ...Object.fromEntries(changed), warehouseId };
};
