import type { Migration } from '#kernel/database/migrate.ts';
import { listingsMigration } from './1372-listings.ts';

export const listingsMigrations: readonly Migration[] = [listingsMigration];
