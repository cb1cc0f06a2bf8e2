import type { Migration } from '#kernel/database/migrate.ts';
import { channelTablesMigration } from './1381-channels.ts';

export const channelTablesMigrations: readonly Migration[] = [channelTablesMigration];
