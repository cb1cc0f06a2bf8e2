import type { Migration } from '#kernel/database/migrate.ts';

export const referenceMigration: Migration = {
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

    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX skus_search ON skus USING gin ((lower(sku || ' ' || brand || ' ' || name)) gin_trgm_ops);
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
  `,
};
