import type { Migration } from '../database/migrate.ts';
import { eventLogMigration } from './0001-event-log.ts';
import { filesMigration } from './0003-files.ts';
import { numbersMigration } from './0003-numbers.ts';
import { sessionsMigration } from './0005-sessions.ts';
import { sessionsLastOpenedMigration } from './0007-sessions-last-opened.ts';
import { labelSerialsMigration } from './0008-label-serials.ts';
import { lentClaimsMigration } from './0009-lent-claims.ts';
import { personalDataMigration } from './0013-personal-data.ts';
import { fileUsesMigration } from './0014-file-uses.ts';
import { processesMigration } from './0600-processes.ts';
import { outboxMigration } from './0610-outbox.ts';
import { streamSnapshotsMigration } from './0970-stream-snapshots.ts';

export const kernelMigrations: readonly Migration[] = [
  eventLogMigration,
  filesMigration,
  numbersMigration,
  sessionsMigration,
  sessionsLastOpenedMigration,
  labelSerialsMigration,
  lentClaimsMigration,
  personalDataMigration,
  fileUsesMigration,
  processesMigration,
  outboxMigration,
  streamSnapshotsMigration,
];
