import { projectionMigrations } from '#projections/all.ts';
import { checkpointsMigration } from '#projections/kernel/checkpoints.ts';
import { rebuildsMigration } from '#projections/kernel/rebuilds.ts';
import { signInGuardsMigration, signInMigration } from '../accounts/sign-in/migration.ts';
import { confirmedMigration, migration as importsMigration } from '../forecast-import/table.ts';
import { eventLogMigration, lentClaimsMigration } from '#kernel/event-store/schema.ts';
import { migration as filesMigration, usesMigration as fileUsesMigration } from '#kernel/files/table.ts';
import { personalDataMigration } from '#kernel/personal-data/migration.ts';
import { labelSerialsMigration, numbersMigration } from '#kernel/numbers-migration.ts';
import { lastOpenedMigration, sessionsMigration } from '#kernel/sessions/migration.ts';
import { browserErrorsMigration, migration as systemMigration } from '../system/migration.ts';
import { postingClaimsMigration } from '../wallet/posting-claims-migration.ts';

/** Every table of the portal. They come to be in the order of their ids. */
export const migrations = [
  eventLogMigration,
  checkpointsMigration,
  numbersMigration,
  sessionsMigration,
  signInMigration,
  lastOpenedMigration,
  filesMigration,
  importsMigration,
  labelSerialsMigration,
  lentClaimsMigration,
  systemMigration,
  browserErrorsMigration,
  rebuildsMigration,
  personalDataMigration,
  fileUsesMigration,
  confirmedMigration,
  ...projectionMigrations,
  signInGuardsMigration,
  postingClaimsMigration,
];
