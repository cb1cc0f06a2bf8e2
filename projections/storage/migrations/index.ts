import type { Migration } from '#kernel/database/migrate.ts';
import { storageStaysMigration } from './0660-storage-stays.ts';
import { undoneShelvingsMigration } from './0800-undone-shelvings.ts';

export const storageMigrations: readonly Migration[] = [storageStaysMigration, undoneShelvingsMigration];
