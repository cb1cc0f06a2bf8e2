import type { Migration } from '#kernel/database/migrate.ts';

export const rateCardsMigration: Migration = {
  id: '0670-rate-cards',
  sql: `
    CREATE TABLE rate_cards (
      card_id text PRIMARY KEY,
      scope jsonb NOT NULL,
      shop_id integer,
      warehouse_id text,
      versions jsonb NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL
    );
    CREATE INDEX rate_cards_shop ON rate_cards (shop_id) WHERE shop_id IS NOT NULL;
  `,
};
