import type { Migration } from '#kernel/database/migrate.ts';
import { channelAccountsMigration } from './1380-channel-accounts.ts';
import { listingsByExternalIdMigration } from './1383-listings-by-external-id.ts';

export const channelsMigrations: readonly Migration[] = [channelAccountsMigration, listingsByExternalIdMigration];
