import type { Migration } from '#kernel/database/migrate.ts';
import { storageStaysMigration } from './0660-storage-stays.ts';

export const storageMigrations: readonly Migration[] = [storageStaysMigration];
