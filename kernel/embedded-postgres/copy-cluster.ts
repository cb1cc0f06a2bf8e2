import { chmod, chown, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Owner } from './owner.ts';

/** Folders whose content belongs to the running server alone: the manual of PostgreSQL says to leave it out, "Backing Up The Data Directory". */
const emptied = ['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const leftOut = /^(postmaster\.(pid|opts)|server\.log|postgresql\.conf|pgsql_tmp.*|pg_internal\.init.*)$/;

/** Copies a cluster, also one that runs: what it writes meanwhile comes back from its log, and files may vanish under the copy. */
export const copyCluster = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!entry.isDirectory()) await copyFlushed(source, target).catch(unlessVanished);
    else if (emptied.includes(entry.name)) await mkdir(target, { mode: 0o700 });
    else await copyCluster(source, target).catch(unlessVanished);
  }
};

/** Gives the folder and all in it to the user that the server runs as. */
export const giveTo = async (owner: Owner | undefined, folder: string): Promise<void> => {
  if (!owner) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    await chown(file, owner.uid, owner.gid);
    await chmod(file, entry.isDirectory() ? 0o700 : 0o600);
  }
};

const copyFlushed = async (source: string, target: string): Promise<void> => {
  await copyFile(source, target);
  const file = await open(target, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

const unlessVanished = (failure: NodeJS.ErrnoException): void => {
  if (failure.code !== 'ENOENT') throw failure;
};
