import type { Migration } from '#kernel/database/migrate.ts';

/** Who an item went to, and what it was said to cost, is in the log already. */
export const itemTimelineTermsMigration: Migration = {
  id: '0470-item-timeline-terms',
  sql: `
    ALTER TABLE item_timeline ADD COLUMN terms jsonb;
    UPDATE item_timeline t SET terms = CASE e.type
      WHEN 'ItemOwnerChanged' THEN jsonb_build_object('fromShopId', (e.data->>'fromShopId')::integer, 'shopId', (e.data->>'shopId')::integer)
      ELSE jsonb_build_object('costPrice', (e.data->>'costPrice')::integer, 'supply', e.data->>'supply') END
    FROM events e
    WHERE e.stream_id = 'item-' || t.one_id AND e.version = t.version
      AND (t.name IN ('ItemOwnerChanged', 'ItemCostChanged')
        OR (t.name = 'ItemForecast' AND (e.data->>'costPrice' IS NOT NULL OR e.data->>'supply' IS NOT NULL)));
  `,
};
