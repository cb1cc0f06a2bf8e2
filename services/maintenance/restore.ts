import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { z } from 'zod';
import { walFolder } from '#kernel/embedded-postgres/archive.ts';
import { baseBackups, type BaseBackup } from '#kernel/embedded-postgres/base-backup.ts';
import { ArchiveEndsEarlier, restoreCluster } from '#kernel/embedded-postgres/restore-cluster.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import type { MaintenanceCommand } from './on-the-database.ts';
import { copyKey, copyUploads, uploadsOf } from './uploads.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** `restore --to <moment>`: database and uploads as they were then, in a DATA_DIR of their own; without a moment, as they were last. */
export const restore: MaintenanceCommand = async (args, { backupDir, dataDir }, out) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const to = values.to === undefined ? undefined : wanted(values.to);
  if (!backupDir) throw new CannotStart('BACKUP_DIR must name the folder that the backups are in.');
  const cluster = path.join(dataDir, 'postgres');
  if (await exists(cluster)) throw new CannotStart(`DATA_DIR ${dataDir} holds a database already. Name a folder that is not there yet.`);
  const base = latest(await baseBackups(backupDir), to);

  const restoring = { dataDir: cluster, base: base.folder, wal: walFolder(backupDir), to };
  const said = await restoreCluster(restoring, lastEvent).catch((failure: unknown) => {
    if (failure instanceof ArchiveEndsEarlier)
      throw new CannotStart(
        '--to is later than the last commit in the archive. Of a moment ago, call `npm run backup` first; left out, all comes back.',
      );
    throw failure;
  });
  const copied = await copyUploads(uploadsOf(backupDir), uploadsOf(dataDir));
  await copyKey(backupDir, dataDir);
  out.write(`${said} ${copied} uploaded files.\nStart the portal with DATA_DIR=${dataDir}.\n`);
};

const wanted = (text: string): Date => {
  const parsed = moment.safeParse(text);
  if (!parsed.success) throw new CannotStart(`--to must be a moment with its zone, such as 2026-11-22T10:30:00Z, not "${text}".`);
  if (parsed.data > new Date()) throw new CannotStart('--to lies in the future.');
  return parsed.data;
};

const latest = (backups: readonly BaseBackup[], to: Date | undefined): BaseBackup => {
  const found = backups.findLast(({ endedAt }) => to === undefined || endedAt <= to);
  if (found) return found;
  const [oldest] = backups;
  throw new CannotStart(
    oldest ? `--to is earlier than the oldest backup, of ${oldest.endedAt.toISOString()}.` : 'BACKUP_DIR: there is no backup in it.',
  );
};

const lastEvent = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const text = `SELECT count(*) AS events, (SELECT recorded_at FROM events ORDER BY transaction_id DESC, global_position DESC LIMIT 1) AS last FROM events`;
    const { rows } = await client.query<{ events: string; last: Date | null }>(text);
    const { events, last } = rows[0]!;
    return `${Number(events).toLocaleString('en')} events${last ? `, the last of ${last.toISOString()}` : ''}, and`;
  } finally {
    await client.end();
  }
};

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );
