import type { Migration } from '#kernel/database/migrate.ts';

/**
 * Where each item of a list stood at a moment is told by the index alone; no further one is kept for it. The other two hold only the few entries after which
 * goods belong to somebody else or cost something else.
 */
export const itemTimelinePastMigration: Migration = {
  id: '0350-item-timeline-past',
  releasedLate: true,
  sql: `
    DROP INDEX item_timeline_of_item;
    CREATE INDEX item_timeline_of_item ON item_timeline (one_id, version) INCLUDE (recorded_at, state, shop_ids, warehouse_id);
    CREATE INDEX item_timeline_of_owners ON item_timeline USING gin (shop_ids) WHERE name = 'ItemOwnerChanged';
    CREATE INDEX item_timeline_of_costs ON item_timeline (one_id, version) WHERE name IN ('ItemCostChanged', 'ItemOwnerChanged');
  `,
};
