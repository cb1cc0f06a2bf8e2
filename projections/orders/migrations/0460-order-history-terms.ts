import type { Migration } from '#kernel/database/migrate.ts';

/** What was applied for, and what was edited, is in the log already. */
export const orderHistoryTermsMigration: Migration = {
  id: '0460-order-history-terms',
  sql: `
    ALTER TABLE order_history ADD COLUMN terms jsonb;
    UPDATE order_history h SET terms = jsonb_strip_nulls(jsonb_build_object(
      'price', (e.data->>'priceCents')::integer,
      'label', e.data->'label'->>'logNo',
      'address', CASE WHEN e.data->'address' IS NULL THEN NULL ELSE true END))
    FROM events e
    WHERE e.stream_id = 'order-' || h.odd_no AND e.version = h.version AND h.name IN ('OrderApplied', 'OrderEdited');
  `,
};
