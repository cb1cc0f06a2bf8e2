import type { Migration } from '#kernel/database/migrate.ts';

const searched = `lower(coalesce(address->>'recipient', '') || ' ' || coalesce(address->>'city', '') || ' ' || coalesce(address->>'zipCode', '') || ' ' || coalesce(address->>'phone', ''))`;

/** Orders are found by whom they go to; a server without trigrams searches by reading. */
export const orderAddressesMigration: Migration = {
  id: '1221-order-addresses',
  sql: `
    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX orders_addresses ON orders USING gin ((${searched}) gin_trgm_ops) WHERE address IS NOT NULL;
    EXCEPTION
      WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN NULL;
    END
    $$;
  `,
};
