import type { Migration } from '#kernel/database/migrate.ts';

/** An entry is the item's at a version: that is its key, and gives the item's timeline in order. */
export const itemTimelineKeyMigration: Migration = {
  id: '0450-item-timeline-key',
  sql: `
    ALTER TABLE item_timeline DROP CONSTRAINT item_timeline_pkey;
    ALTER TABLE item_timeline ADD PRIMARY KEY (one_id, version) INCLUDE (recorded_at, state, shop_ids, warehouse_id);
    DROP INDEX item_timeline_of_item;
  `,
};
