import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import type { StorageRate } from '../shared/storage-rates.ts';
import { indexOfOtherCharacters, indexOfTrigrams } from '../kernel/text-search.ts';

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

export const migration = {
  id: '0020-reference',
  sql: `
    CREATE TABLE warehouses (
      id text PRIMARY KEY,
      name text NOT NULL,
      level text NOT NULL,
      storage_limit_days integer NOT NULL,
      daily_fee_cents integer NOT NULL,
      time_zone text NOT NULL,
      city text NOT NULL
    );
    CREATE TABLE shelves (
      shelf_id text PRIMARY KEY,
      warehouse_id text NOT NULL,
      name text NOT NULL,
      zone text NOT NULL,
      capacity integer NOT NULL,
      level integer NOT NULL
    );
    CREATE INDEX shelves_of_warehouse ON shelves (warehouse_id, name);
    CREATE TABLE shops (
      shop_id integer PRIMARY KEY,
      uid text NOT NULL,
      realname text NOT NULL
    );
    CREATE INDEX shops_by_uid ON shops (uid);
    CREATE TABLE skus (
      sku text PRIMARY KEY,
      brand text NOT NULL,
      name text NOT NULL,
      pku text NOT NULL,
      image text NOT NULL,
      sizes jsonb NOT NULL
    );
    CREATE TABLE staff (
      account_id text PRIMARY KEY,
      name text NOT NULL,
      english_name text NOT NULL,
      head_img text NOT NULL,
      user_type smallint NOT NULL,
      warehouse_ids jsonb NOT NULL,
      suspended boolean NOT NULL
    );
    CREATE INDEX staff_of_warehouses ON staff USING gin (warehouse_ids);
    ${indexOfTrigrams('skus', skuSearchExpression)}
  `,
};

/** What each warehouse was last said to show is in the log already. */
export const menuMigration = {
  id: '0130-warehouse-menu',
  sql: `
    ALTER TABLE warehouses ADD COLUMN menu jsonb NOT NULL DEFAULT '[]';
    UPDATE warehouses w SET menu = said.menu
    FROM (SELECT DISTINCT ON (stream_id) stream_id, (data->'menu')::jsonb AS menu FROM events
          WHERE stream_id LIKE 'warehouse-%' ORDER BY stream_id, version DESC) said
    WHERE said.stream_id = 'warehouse-' || w.id;
  `,
};

/** Nobody could change the terms of a warehouse before. */
export const ratesMigration = {
  id: '0150-storage-rates',
  sql: `
    ALTER TABLE warehouses ADD COLUMN rates jsonb NOT NULL DEFAULT '[]';
    UPDATE warehouses SET rates = jsonb_build_array(
      jsonb_build_object('from', null, 'before', null, 'freeDays', storage_limit_days, 'dailyFeeCents', daily_fee_cents));
  `,
};

/** Where parcels start was never said before. */
export const addressMigration = {
  id: '0210-warehouse-address',
  sql: 'ALTER TABLE warehouses ADD COLUMN address jsonb',
};

export const skuListMigration = {
  id: '0250-sku-lists',
  sql: `
    CREATE INDEX skus_by_brand ON skus (brand, sku);
    ${indexOfOtherCharacters('skus', skuSearchExpression)}
  `,
};

/** Until then nobody asked what the people of a warehouse may do; the log knows. */
export const pickersMigration = {
  id: '0520-staff-who-pick',
  sql: `
    ALTER TABLE staff ADD COLUMN picks boolean NOT NULL DEFAULT false;
    UPDATE staff s SET picks = coalesce(
      (SELECT (e.data->'permissions')::jsonb @> '[{"permissionId":"700106","actions":["edit"]}]'
           OR (e.data->'permissions')::jsonb @> '[{"permissionId":"900","actions":["edit"]}]'
       FROM events e
       WHERE e.stream_id = 'account-' || s.account_id AND e.type IN ('AccountCreated', 'AccountChanged')
       ORDER BY e.version DESC LIMIT 1), false);
  `,
};
