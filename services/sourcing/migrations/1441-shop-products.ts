import type { Migration } from '#kernel/database/migrate.ts';

/** Numbers in blocks of fifty, above SP-1000, and what the platform is asked for of each product. */
export const shopProductsMigration: Migration = {
  id: '1441-shop-products',
  sql: `
    CREATE SEQUENCE shop_product_no_blocks START WITH 21;
    CREATE TABLE shop_product_audits (
      product_id text PRIMARY KEY,
      account_id text NOT NULL,
      wish text,
      wish_version integer NOT NULL DEFAULT 1,
      due_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      external_id text,
      look_at timestamptz,
      looks integer NOT NULL DEFAULT 0
    );
    CREATE INDEX shop_product_audits_due ON shop_product_audits (account_id, due_at) WHERE wish IS NOT NULL;
    CREATE INDEX shop_product_audits_to_look_at ON shop_product_audits (account_id, look_at) WHERE look_at IS NOT NULL;
  `,
};
