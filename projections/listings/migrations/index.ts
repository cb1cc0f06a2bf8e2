import type { Migration } from '#kernel/database/migrate.ts';
import { listingsMigration } from './1372-listings.ts';
import { listingsAgainMigration } from './1452-listings-again.ts';
import { listingsTallyMigration } from './1454-listings-tally.ts';

export const listingsMigrations: readonly Migration[] = [listingsMigration, listingsAgainMigration, listingsTallyMigration];
