import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveSettings, prepareArchive } from './archive.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { findOwner, run, type Owner } from './owner.ts';
import { freePort } from './free-port.ts';
import { exists, reachablePlace } from './place.ts';
import { forgetDead, livingPostmaster } from './postmaster.ts';
import { isUsed } from './sessions.ts';
import { settingsFile } from './settings.ts';

export interface EmbeddedPostgresOptions {
  /** Where the cluster lives; created when absent. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** Gives up durability for speed: for tests only. */
  fast?: boolean;
  /** Folder that everything that is written is copied to, so that the server can be brought back to any moment; a server that is adopted keeps its own. */
  archive?: string | undefined;
  /** Settings beyond the usual ones. */
  further?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser on the database `postgres`. */
  url: string;
  /** Writes a checkpoint and stops the server, unless another process still uses it: whoever stops last stops it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the npm package, or adopts the one that a killed process left running on the same data directory.
 * The server outlives this process unless `stop` is called, so that an interrupt at the terminal never reaches it before the application has closed.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  port,
  fast = false,
  archive,
  further,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const owner = await findOwner();
  const place = await reachablePlace(path.resolve(dataDir), owner);
  const binaries = await findBinaries(owner, place);
  if (archive) await prepareArchive(archive, owner);
  const cluster: Cluster = { place, owner, binaries, fast, further: { ...(archive && archiveSettings(archive)), ...further } };
  if (!(await exists(path.join(place, 'PG_VERSION')))) await initialise(cluster);
  const password = await readFile(path.join(place, passwordFile), 'utf8');

  const living = await livingPostmaster(place);
  if (living !== undefined && port !== undefined && living.port !== port) await stop(cluster);
  const adopted = await livingPostmaster(place, { waitUntilReady: true });
  const listening = adopted?.port ?? (await start(cluster, port));
  const url = `postgres://postgres:${password}@127.0.0.1:${listening}/postgres`;
  return {
    url,
    stop: async () => {
      if (fast || !(await isUsed(url))) await stop(cluster);
    },
  };
};

interface Cluster {
  place: string;
  owner: Owner | undefined;
  binaries: Binaries;
  fast: boolean;
  further: Readonly<Record<string, string>>;
}

const passwordFile = 'superuser-password';
const logFile = 'server.log';

/** Prepares the cluster beside its place and moves it there, so that an interrupted start leaves nothing half made. */
const initialise = async ({ place, owner, binaries, fast }: Cluster): Promise<void> => {
  const fresh = `${place}.new`;
  const secrets = await mkdtemp(path.join(tmpdir(), 'shelfline-init-'));
  const password = randomBytes(24).toString('base64url');
  const secret = path.join(secrets, 'password');
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(secret, password, { mode: 0o600 });
    if (owner) await Promise.all([fresh, secrets, secret].map((file) => chown(file, owner.uid, owner.gid)));
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`];
    await run(binaries.initdb, [`--pgdata=${fresh}`, ...locale, ...access, '--no-instructions', ...(fast ? ['--no-sync'] : [])], owner);
    await writeFile(path.join(fresh, passwordFile), password, { mode: 0o600 });
    await rm(place, { recursive: true, force: true });
    await rename(fresh, place);
  } finally {
    await rm(secrets, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
  }
};

const start = async (cluster: Cluster, wantedPort: number | undefined): Promise<number> => {
  const { place, owner, binaries, fast, further } = cluster;
  const log = path.join(place, logFile);
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    await forgetDead(place);
    await writeFile(path.join(place, 'postgresql.conf'), settingsFile({ port, fast, further }));
    await rm(log, { force: true });
    try {
      await run(binaries.pgCtl, ['start', '--wait', '--silent', '--timeout=120', '-D', place, '-l', log], owner);
      return port;
    } catch (failure) {
      const words = await readFile(log, 'utf8').catch(() => '');
      // The sessions of a killed server hold its shared memory a moment longer; a free port may be taken by another meanwhile.
      const passing = /pre-existing shared memory block|could not bind|Address already in use/.test(words);
      if (!passing || attempt === 10) throw new Error(`PostgreSQL did not start in ${place}: ${words.slice(-2000)}`, { cause: failure });
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
};

const stop = async ({ place, owner, binaries }: Cluster): Promise<void> => {
  if ((await livingPostmaster(place)) === undefined) return;
  await run(binaries.pgCtl, ['stop', '--wait', '--silent', '--mode=fast', '--timeout=120', '-D', place], owner);
};
