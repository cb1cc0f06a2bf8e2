import type { Migration } from '#kernel/database/migrate.ts';

/** Rejections told their reason in words alone before. */
export const itemTimelinePresetMigration: Migration = {
  id: '0560-item-timeline-preset',
  sql: 'ALTER TABLE item_timeline ADD COLUMN preset text;',
};
