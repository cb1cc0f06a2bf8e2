import { mayAny } from '#contracts/kernel/access/permissions.ts';
import { userTypes } from '#contracts/kernel/access/viewer.ts';
import { dayOf } from '#contracts/kernel/lists/date-range.ts';
import { repairShop } from '#contracts/repair/repair-fields.ts';
import { floorEdits } from '#contracts/outbound/outbound-access.ts';
import { erasedAccount, erasedShop, referenceEventSchemas as events } from '#contracts/reference/reference-events.ts';
import { ratesWith } from '#contracts/fees/storage-rates.ts';
import { records } from '../kernel/rows/records.ts';
import type { ShelfRow, ShopRow, SkuRow, StaffRow, WarehouseRow } from './tables.ts';

const {
  WarehouseCreated,
  WarehouseChanged,
  ShelfCreated,
  ShelfChanged,
  ShelfRemoved,
  SkuCreated,
  SkuChanged,
  SkuRemoved,
  ShopCreated,
  ShopChanged,
  ShopMarkedInternal,
  ShopErased,
} = events;
const { AccountCreated, AccountChanged, AccountSuspended, AccountReinstated, AccountErased } = events;

const warehouses = records({ WarehouseCreated, WarehouseChanged })<WarehouseRow>({
  table: 'warehouses',
  key: 'id',
  keyOf: ({ data }) => data.warehouseId,
  next: ({ data, recordedAt }, row) => ({
    id: data.warehouseId,
    name: data.name,
    level: data.level,
    storage_limit_days: data.storageLimitDays,
    daily_fee_cents: data.dailyFeeCents,
    time_zone: data.timeZone,
    city: data.city,
    address: data.address ?? null,
    menu: data.menu,
    rates: ratesWith(row?.rates ?? [], { freeDays: data.storageLimitDays, dailyFeeCents: data.dailyFeeCents }, dayOf(recordedAt, data.timeZone)),
  }),
});

const shelves = records({ ShelfCreated, ShelfChanged, ShelfRemoved })<ShelfRow>({
  table: 'shelves',
  key: 'shelf_id',
  keyOf: ({ data }) => data.shelfId,
  next: (event) => {
    if (event.type === 'ShelfRemoved') return null;
    const { shelfId, warehouseId, name, zone, capacity, level } = event.data;
    return { shelf_id: shelfId, warehouse_id: warehouseId, name, zone, capacity, level };
  },
});

const skus = records({ SkuCreated, SkuChanged, SkuRemoved })<SkuRow>({
  table: 'skus',
  key: 'sku',
  keyOf: ({ data }) => data.sku,
  next: (event) => {
    if (event.type === 'SkuRemoved') return null;
    const { sku, brand, name, pku, image, sizes } = event.data;
    return { sku, brand, name, pku, image, sizes };
  },
});

const shops = records({ ShopCreated, ShopChanged, ShopMarkedInternal, ShopErased })<ShopRow>({
  table: 'shops',
  key: 'shop_id',
  keyOf: ({ data }) => data.shopId,
  next: ({ type, data }, row) => {
    if (type === 'ShopErased') return row && { ...row, ...erasedShop };
    if (type === 'ShopMarkedInternal') return row && { ...row, is_internal: data.isInternal };
    return { shop_id: data.shopId, uid: data.uid, realname: data.realname, is_internal: row?.is_internal ?? false };
  },
});

/** Only those who work for the operator are kept. */
const staff = records({ AccountCreated, AccountChanged, AccountSuspended, AccountReinstated, AccountErased })<StaffRow>({
  table: 'staff',
  key: 'account_id',
  keyOf: ({ data }) => data.accountId,
  next: (event, row) => {
    if (event.type === 'AccountSuspended' || event.type === 'AccountReinstated')
      return row && { ...row, suspended: event.type === 'AccountSuspended' };
    if (event.type === 'AccountErased') return row && { ...row, name: erasedAccount.name, english_name: '', head_img: '' };
    const { accountId, name, englishName, headImg, userType, warehouseIds, permissions } = event.data;
    if (userType !== userTypes.warehouse && userType !== userTypes.admin) return null;
    return {
      account_id: accountId,
      name,
      english_name: englishName,
      head_img: headImg,
      user_type: userType,
      warehouse_ids: warehouseIds,
      suspended: row?.suspended ?? false,
      picks: mayAny(permissions, floorEdits),
      repairs: mayAny(permissions, repairShop),
    };
  },
});

export const referenceProjections = [warehouses, shelves, skus, shops, staff];
