import type { Migration } from '#kernel/database/migrate.ts';
import { asideMigration } from './0550-aside.ts';

export const asideMigrations: readonly Migration[] = [asideMigration];
