import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { changeWarehouse } from '#contracts/reference/change-warehouse.ts';
import type { createWarehouse } from '#contracts/reference/create-warehouse.ts';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { addressDraftOf, addressFields, addressOf, gapsOf, type AddressDraft, type AddressField } from '#web/shared/order/address-draft.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { warehousePages } from '../warehouse-pages.ts';

export type Warehouse = BodyOf<typeof createWarehouse>;

/** A warehouse as it is typed; figures may be missing yet. */
export type WarehouseDraft = Omit<Warehouse, 'storageLimitDays' | 'dailyFeeCents' | 'menu' | 'address'> & {
  storageLimitDays: TypedNumber;
  dailyFeeCents: TypedNumber;
  menu: readonly Warehouse['menu'][number][];
  address: AddressDraft;
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
        address: addressDraftOf(warehouse.address ?? {}),
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
        address: addressDraftOf(),
        menu: warehousePages,
      };

/** What is sent of a new one; undefined while something is missing. */
export const warehouseOf = (draft: WarehouseDraft): Warehouse | undefined => {
  const { warehouseId, name, storageLimitDays, dailyFeeCents, timeZone, menu, address: typedAddress, ...rest } = draft;
  const typed = [warehouseId, name, timeZone].every((text) => text.trim() !== '');
  if (!typed || typeof storageLimitDays !== 'number' || typeof dailyFeeCents !== 'number' || addressGaps(typedAddress).size > 0) return undefined;
  const address = isEmpty(typedAddress) ? undefined : addressOf(typedAddress);
  return {
    ...rest,
    name,
    warehouseId: warehouseId.trim(),
    timeZone: timeZone.trim(),
    storageLimitDays,
    dailyFeeCents,
    menu: [...menu],
    ...(address && { address }),
  };
};

/** What is missing of an address that was begun; without one a warehouse sends no parcel under a bought label. */
export const addressGaps = (address: AddressDraft): ReadonlySet<AddressField> =>
  isEmpty(address) ? new Set() : new Set([...gapsOf(address)].filter((field) => field !== 'idCardNumber'));

const isEmpty = (address: AddressDraft): boolean => addressFields.every((field) => address[field].trim() === '');

/** What is sent of one that is there: only what was changed since it was opened, for another may change the rest meanwhile. */
export const changeOf = (opened: WarehouseDraft, { warehouseId, ...typed }: Warehouse): BodyOf<typeof changeWarehouse> => {
  const before: Partial<Warehouse> = { ...warehouseOf(opened) };
  const changed = Object.entries(typed).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Warehouse]));
  return { ...Object.fromEntries(changed), warehouseId };
};
