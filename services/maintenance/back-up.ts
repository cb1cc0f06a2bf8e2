import { parseArgs } from 'node:util';
import { ArchivesElsewhere, takeBaseBackup } from '#kernel/embedded-postgres/base-backup.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { onTheEmbedded, type MaintenanceCommand } from './on-the-database.ts';
import { copyKey, copyUploads, uploadsOf } from './uploads.ts';

/** `backup`: a copy of the embedded database to go back to, and the uploads that are not copied yet. */
export const backUp: MaintenanceCommand = async (args, config, out) => {
  parseArgs({ args, options: {} });
  const { backupDir, databaseUrl, dataDir } = config;
  if (!backupDir) throw new CannotStart('BACKUP_DIR must name the folder that backups go to.');
  const copied = await copyUploads(uploadsOf(dataDir), uploadsOf(backupDir));
  out.write(`${copied} uploaded files copied.\n`);
  if (databaseUrl) throw new CannotStart('DATABASE_URL names a PostgreSQL of your own: its own tools back it up, see docs/backup.md.');
  const { folder } = await onTheEmbedded(config, (url, cluster) => takeBaseBackup({ url, cluster, backups: backupDir })).catch((failure: unknown) => {
    if (failure instanceof ArchivesElsewhere)
      throw new CannotStart('The database was started without this BACKUP_DIR. Start the portal with it first; from then on everything is archived.');
    throw failure;
  });
  await copyKey(dataDir, backupDir);
  out.write(`The database is copied to ${folder}.\n`);
};
