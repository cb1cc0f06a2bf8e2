import type { Migration } from '#kernel/database/migrate.ts';

/** Whose goods were received is in the log already. */
export const inventoryReceivedShopMigration: Migration = {
  id: '0540-inventory-received-shop',
  sql: `
    ALTER TABLE inventory ADD COLUMN received_shop_id integer;
    UPDATE inventory i SET received_shop_id = last.shop_id
    FROM (SELECT DISTINCT ON (stream_id) stream_id, (data->>'shopId')::integer AS shop_id FROM events
          WHERE stream_id LIKE 'item-%' AND type = 'ItemReceived' ORDER BY stream_id, version DESC) last
    WHERE last.stream_id = 'item-' || i.one_id;
    CREATE INDEX inventory_received_for_another ON inventory (received_shop_id, received_at) WHERE received_shop_id <> shop_id;
    CREATE INDEX inventory_of_platform ON inventory (platform, sold_at) WHERE sold_at IS NOT NULL;
  `,
};
