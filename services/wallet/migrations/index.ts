import type { Migration } from '#kernel/database/migrate.ts';
import { claimsOfPostingsMigration } from './0510-claims-of-postings.ts';

export const walletMigrations: readonly Migration[] = [claimsOfPostingsMigration];
