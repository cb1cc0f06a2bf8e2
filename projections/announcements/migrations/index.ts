import type { Migration } from '#kernel/database/migrate.ts';
import { announcementsMigration } from './0130-announcements.ts';

export const announcementsMigrations: readonly Migration[] = [announcementsMigration];
