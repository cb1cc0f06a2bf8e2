import { projectionMigrations } from '#projections/all.ts';
import { checkpointsMigration } from '#projections/kernel/checkpoints.ts';
import { rebuildsMigration } from '#projections/kernel/rebuilds.ts';
import type { Area } from '#kernel/area.ts';
import type { Migration } from '#kernel/database/migrate.ts';
import { eventLogMigration, lentClaimsMigration } from '#kernel/event-store/schema.ts';
import { migration as filesMigration, usesMigration as fileUsesMigration } from '#kernel/files/table.ts';
import { labelSerialsMigration, numbersMigration } from '#kernel/numbers-migration.ts';
import { personalDataMigration } from '#kernel/personal-data/migration.ts';
import { lastOpenedMigration, sessionsMigration } from '#kernel/sessions/migration.ts';
import * as list from './areas.ts';

const areas: readonly Area<never>[] = Object.values(list);

const kernelMigrations = [
  eventLogMigration,
  checkpointsMigration,
  numbersMigration,
  sessionsMigration,
  lastOpenedMigration,
  filesMigration,
  labelSerialsMigration,
  lentClaimsMigration,
  rebuildsMigration,
  personalDataMigration,
  fileUsesMigration,
];

/** Every table of the portal. They come to be in the order of their ids. */
export const migrations: readonly Migration[] = [...kernelMigrations, ...areas.flatMap(({ migrations = [] }) => migrations), ...projectionMigrations];
