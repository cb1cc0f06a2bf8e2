import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import type { StorageRate } from '#contracts/fees/storage-rates.ts';

/** Where goods are stored, and on what terms. */
export interface WarehouseRow {
  id: string;
  name: string;
  level: 'Basic' | 'Advance';
  storage_limit_days: number;
  daily_fee_cents: number;
  /** IANA zone. */
  time_zone: string;
  city: string;
  /** Where its parcels start. */
  address: PostalAddress | null;
  /** Permission ids of the pages that its staff see. */
  menu: string[];
  /** Terms of storage by the days on which they hold, oldest first; the last are those above. */
  rates: StorageRate[];
}

export interface ShelfRow {
  shelf_id: string;
  warehouse_id: string;
  name: string;
  zone: string;
  capacity: number;
  level: number;
}

export interface ShopRow {
  shop_id: number;
  uid: string;
  realname: string;
  /** A test account, which the statistics of the business leave out. */
  is_internal: boolean;
}

export interface SkuRow {
  sku: string;
  brand: string;
  name: string;
  pku: string;
  image: string;
  sizes: string[];
}

/** Accounts that can be given work. */
export interface StaffRow {
  account_id: string;
  name: string;
  english_name: string;
  head_img: string;
  user_type: number;
  warehouse_ids: string[];
  suspended: boolean;
  /** Its permissions let it pick, pack and ship. */
  picks: boolean;
  /** Its permissions let it carry repairs out. */
  repairs: boolean;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    warehouses: WarehouseRow;
    shelves: ShelfRow;
    shops: ShopRow;
    skus: SkuRow;
    staff: StaffRow;
  }
}

/** What the text filter of SKUs searches. */
export const skuSearchExpression = `lower(sku || ' ' || brand || ' ' || name)`;
