import type { Migration } from '#kernel/database/migrate.ts';
import { packagesMigration } from './0050-packages.ts';
import { packageListsMigration } from './0280-package-lists.ts';
import { packagesTallyMigration } from './0320-packages-tally.ts';
import { packageResolutionRemarkMigration } from './0570-package-resolution-remark.ts';

export const packagesMigrations: readonly Migration[] = [
  packagesMigration,
  packageListsMigration,
  packagesTallyMigration,
  packageResolutionRemarkMigration,
];
