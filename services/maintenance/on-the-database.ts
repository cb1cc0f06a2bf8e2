import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { walFolder } from '#kernel/embedded-postgres/archive.ts';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import type { Config } from '../config.ts';
import { createPool } from '#kernel/database/pool.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';

/** What an operator runs at a terminal, given the arguments behind its name. */
export type MaintenanceCommand = (args: string[], config: Config, out: Out) => Promise<void>;

/** Where it says what it does. */
export interface Out {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Beside a portal that runs on the database, or on its own. */
export const onTheDatabase = async <Result>(config: Config, work: (pool: Pool, url: string) => Promise<Result>): Promise<Result> => {
  const { databaseUrl } = config;
  return databaseUrl === undefined ? onTheEmbedded(config, (url) => withPool(url, work)) : withPool(databaseUrl, work);
};

/** The same, where the embedded database may be one that is not there yet. */
export const onANewDatabase = async <Result>(config: Config, work: (pool: Pool, url: string) => Promise<Result>): Promise<Result> => {
  if (config.databaseUrl === undefined) await mkdir(path.join(config.dataDir, 'postgres'), { recursive: true });
  return onTheDatabase(config, work);
};

/** `work` is given its address and the folder of its cluster. */
export const onTheEmbedded = async <Result>(
  { dataDir, backupDir }: Config,
  work: (url: string, cluster: string) => Promise<Result>,
): Promise<Result> => {
  const cluster = await existing(path.join(dataDir, 'postgres'));
  const embedded = await startEmbeddedPostgres({ dataDir: cluster, archive: backupDir && walFolder(backupDir) });
  try {
    return await work(embedded.url, cluster);
  } finally {
    await embedded.stop();
  }
};

const withPool = async <Result>(url: string, work: (pool: Pool, url: string) => Promise<Result>): Promise<Result> => {
  const pool = createPool(url, { size: 2, name: 'shelfline-maintenance' });
  try {
    return await work(pool, url);
  } finally {
    await pool.end();
  }
};

const existing = (folder: string): Promise<string> =>
  access(folder).then(
    () => folder,
    () => {
      throw new CannotStart(`DATA_DIR: there is no database in ${folder}.`);
    },
  );
