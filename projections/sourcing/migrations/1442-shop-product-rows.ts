import type { Migration } from '#kernel/database/migrate.ts';

/** A shop has some thousands of products: they are searched as they lie. */
export const shopProductsRowsMigration: Migration = {
  id: '1442-shop-product-rows',
  sql: `
    CREATE TABLE shop_products (
      product_id text PRIMARY KEY,
      shop_id integer,
      title text NOT NULL,
      description text NOT NULL,
      status text NOT NULL,
      audit text NOT NULL,
      pictures jsonb NOT NULL,
      skus jsonb NOT NULL,
      external_id text,
      reasons jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX shop_products_by_change ON shop_products (updated_at DESC, product_id DESC);
    CREATE INDEX shop_products_by_title ON shop_products (title, product_id);
    CREATE INDEX shop_products_of_own_sku ON shop_products USING gin (skus jsonb_path_ops);
  `,
};
