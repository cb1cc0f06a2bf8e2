import type { Migration } from '#kernel/database/migrate.ts';
import { channelOutboxMigration } from './1370-channel-outbox.ts';
import { listingNumbersMigration } from './1371-listing-numbers.ts';
import { bulkTurnsMigration } from './1450-bulk-turns.ts';

export const listingsMigrations: readonly Migration[] = [channelOutboxMigration, listingNumbersMigration, bulkTurnsMigration];
