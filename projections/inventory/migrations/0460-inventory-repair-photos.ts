import type { Migration } from '#kernel/database/migrate.ts';

/** Photos from after a repair were among those that sellers are shown. */
export const inventoryRepairPhotosMigration: Migration = {
  id: '0460-inventory-repair-photos',
  releasedLate: true,
  sql: `
    UPDATE inventory i SET media = (
      SELECT coalesce(jsonb_agg(m.url ORDER BY m.place), '[]') FROM jsonb_array_elements(i.media) WITH ORDINALITY AS m (url, place)
      WHERE NOT EXISTS (SELECT FROM item_timeline t WHERE t.one_id = i.one_id AND t.name = 'ItemRepaired' AND t.photos @> m.url)
    )
    WHERE EXISTS (SELECT FROM item_timeline t WHERE t.one_id = i.one_id AND t.name = 'ItemRepaired' AND t.photos <> '[]');
  `,
};
