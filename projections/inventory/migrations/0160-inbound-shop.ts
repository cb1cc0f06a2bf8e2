import type { Migration } from '#kernel/database/migrate.ts';

/** Whose inbound an item was is in the log already. */
export const inboundShopMigration: Migration = {
  id: '0160-inbound-shop',
  sql: `
    ALTER TABLE inventory ADD COLUMN inbound_shop_id integer NOT NULL DEFAULT -1;
    UPDATE inventory i SET inbound_shop_id = first.shop_id
    FROM (SELECT DISTINCT ON (stream_id) stream_id, (data->>'shopId')::integer AS shop_id FROM events
          WHERE stream_id LIKE 'item-%' AND type IN ('ItemForecast', 'ItemReceived', 'ItemOwnerChanged') AND data->>'shopId' <> '-1'
          ORDER BY stream_id, version) first
    WHERE first.stream_id = 'item-' || i.one_id;
  `,
};
