import type { Migration } from '#kernel/database/migrate.ts';
import { channelAccountsMigration } from './1380-channel-accounts.ts';

export const channelsMigrations: readonly Migration[] = [channelAccountsMigration];
