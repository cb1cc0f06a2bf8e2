import type { Migration } from '#kernel/database/migrate.ts';

/** What was on offer before the table is in the log. */
export const repairItemsMigration: Migration = {
  id: '0230-repair-items',
  sql: `
    CREATE TABLE repair_items (
      repair_item_id text PRIMARY KEY,
      name text NOT NULL,
      price_cents integer NOT NULL,
      estimated_days integer NOT NULL
    );
    INSERT INTO repair_items
    SELECT data->>'repairItemId', data->>'name', (data->>'priceCents')::integer, (data->>'estimatedDays')::integer
    FROM (SELECT DISTINCT ON (stream_id) type, data FROM events WHERE stream_id LIKE 'repairitem-%' ORDER BY stream_id, version DESC) said
    WHERE type <> 'RepairItemRemoved';
  `,
};
