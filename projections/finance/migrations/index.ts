import type { Migration } from '#kernel/database/migrate.ts';
import { ownGoodsMigration } from './0920-own-goods.ts';

export const financeMigrations: readonly Migration[] = [ownGoodsMigration];
