import type { Migration } from '#kernel/database/migrate.ts';
import { signInMigration } from './0006-sign-in.ts';
import { signInGuardsMigration } from './0500-sign-in-guards.ts';

export const signInMigrations: readonly Migration[] = [signInMigration, signInGuardsMigration];
