import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { recoverySettings } from './archive.ts';
import { copyCluster, giveTo } from './copy-cluster.ts';
import { startEmbeddedPostgres } from './launcher.ts';
import { findOwner } from './owner.ts';
import { reachablePlace } from './place.ts';
import { livingPostmaster } from './postmaster.ts';

export interface Restoring {
  /** Where the cluster shall live; nothing is there yet. */
  dataDir: string;
  /** Folder of the base backup. */
  base: string;
  /** Folder of the archive. */
  wal: string;
  /** To the last commit until then; to the end of the archive when absent. */
  to: Date | undefined;
}

/** Brings a cluster back, and calls `look` with its address before it stops. Leaves nothing behind where the archive does not reach so far. */
export const restoreCluster = async <Result>({ dataDir, base, wal, to }: Restoring, look: (url: string) => Promise<Result>): Promise<Result> => {
  const owner = await findOwner();
  const place = await reachablePlace(dataDir, owner);
  try {
    await copyCluster(base, place);
    await writeFile(path.join(place, 'recovery.signal'), '');
    await giveTo(owner, place);
    // It archives at once: the name of its timeline is not to be given twice.
    const server = await startEmbeddedPostgres({ dataDir, archive: wal, further: recoverySettings(wal, to) });
    try {
      await recovered(server.url, place);
      return await look(server.url);
    } finally {
      await server.stop();
    }
  } catch (failure) {
    const words = await readFile(path.join(place, 'server.log'), 'utf8').catch(() => '');
    await rm(place, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
    if (/before configured recovery target was reached/.test(words))
      throw new ArchiveEndsEarlier('The archive ends before that moment.', { cause: failure });
    throw failure;
  }
};

/** What was written last is archived a minute later at the latest. */
export class ArchiveEndsEarlier extends Error {}

/** It can be read while it is still recovering; it stops where it cannot come as far as it should. */
const recovered = async (url: string, place: string): Promise<void> => {
  while (await livingPostmaster(place)) {
    if (await isLevel(url).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server stopped while it was recovering.');
};

const isLevel = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('SELECT pg_is_in_recovery() AS recovering');
    return !rows[0]!.recovering;
  } finally {
    await client.end();
  }
};
