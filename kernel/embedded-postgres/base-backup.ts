import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { archiveSettings, walFolder } from './archive.ts';
import { copyCluster } from './copy-cluster.ts';

const baseFolder = (backups: string): string => path.join(backups, 'base');

export interface BaseBackup {
  folder: string;
  /** A cluster can be brought back from it to any moment since. */
  endedAt: Date;
}

/** Oldest first; one that was broken off is none. */
export const baseBackups = async (backups: string): Promise<BaseBackup[]> => {
  const names = await readdir(baseFolder(backups)).catch(() => []);
  return names
    .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
    .sort()
    .map((name) => ({ folder: path.join(baseFolder(backups), name), endedAt: momentOf(name) }));
};

/** The server copies what it writes to another place, or to none. */
export class ArchivesElsewhere extends Error {}

/** Copies the cluster while it runs, and waits until the archive holds all that the copy needs to be whole. */
export const takeBaseBackup = async ({ url, cluster, backups }: { url: string; cluster: string; backups: string }): Promise<BaseBackup> => {
  const draft = path.join(baseFolder(backups), 'draft');
  await rm(draft, { recursive: true, force: true });
  await mkdir(baseFolder(backups), { recursive: true });
  // The server gives the backup up when this session ends.
  const client = new Client({ connectionString: url, statement_timeout: patienceMs });
  try {
    await client.connect();
    const { rows: settings } = await client.query<{ archives: boolean }>(
      `SELECT current_setting('archive_mode') = 'on' AND current_setting('archive_command') = $1 AS archives`,
      [archiveSettings(walFolder(backups))['archive_command']],
    );
    if (!settings[0]!.archives) throw new ArchivesElsewhere(`The server does not archive to ${backups}.`);
    await client.query(`SELECT pg_backup_start('shelfline', true)`);
    await copyCluster(cluster, draft);
    const { rows } = await client.query<{ labelfile: string; ended: Date }>('SELECT labelfile, clock_timestamp() AS ended FROM pg_backup_stop(true)');
    await writeFile(path.join(draft, 'backup_label'), rows[0]!.labelfile, { mode: 0o600 });
    const folder = path.join(baseFolder(backups), nameOf(rows[0]!.ended));
    await rename(draft, folder);
    return { folder, endedAt: rows[0]!.ended };
  } finally {
    await client.end();
  }
};

/** For what the server still has to archive. */
const patienceMs = 300_000;

const nameOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:.]/g, '');

const momentOf = (name: string): Date => {
  const [, year, month, day, hour, minute, second, ms] = /^(....)(..)(..)T(..)(..)(..)(...)Z$/.exec(name)!;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
};
