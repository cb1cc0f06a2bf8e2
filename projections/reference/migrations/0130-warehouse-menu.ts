import type { Migration } from '#kernel/database/migrate.ts';

/** What each warehouse was last said to show is in the log already. */
export const warehouseMenuMigration: Migration = {
  id: '0130-warehouse-menu',
  sql: `
    ALTER TABLE warehouses ADD COLUMN menu jsonb NOT NULL DEFAULT '[]';
    UPDATE warehouses w SET menu = said.menu
    FROM (SELECT DISTINCT ON (stream_id) stream_id, (data->'menu')::jsonb AS menu FROM events
          WHERE stream_id LIKE 'warehouse-%' ORDER BY stream_id, version DESC) said
    WHERE said.stream_id = 'warehouse-' || w.id;
  `,
};
