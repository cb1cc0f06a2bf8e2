import type { Migration } from '#kernel/database/migrate.ts';
import { itemTimelineMigration } from './0030-item-timeline.ts';
import { itemTimelinePastMigration } from './0350-item-timeline-past.ts';
import { itemTimelineKeyMigration } from './0450-item-timeline-key.ts';
import { itemTimelineTermsMigration } from './0470-item-timeline-terms.ts';
import { itemTimelinePresetMigration } from './0560-item-timeline-preset.ts';

export const itemTimelineMigrations: readonly Migration[] = [
  itemTimelineMigration,
  itemTimelinePastMigration,
  itemTimelineKeyMigration,
  itemTimelineTermsMigration,
  itemTimelinePresetMigration,
];
