import { execFile } from 'node:child_process';
import { appendFile, chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import { findOwner } from '#kernel/embedded-postgres/owner.ts';
import { livingPostmaster } from '#kernel/embedded-postgres/postmaster.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';

/** A primary, and a replica that has every commit before the commit is answered. */
export interface PostgresPair {
  /** Of the one that takes writes now. */
  port(): number;
  /** Addresses of the database on each of the two. */
  primaryUrl: string;
  replicaUrl: string;
  /** As a lost machine: whoever is connected hears nothing more. */
  killPrimary(): Promise<void>;
  /** Once the primary does not wait for it any more. */
  killReplica(): Promise<void>;
  /** The replica shows nothing new until it is told to; it still has every commit. */
  holdReplica(): Promise<void>;
  releaseReplica(): Promise<void>;
  startPrimary(): Promise<void>;
  /** The replica becomes the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const database = 'shelfline';

/** `fill` is called once with an empty database, before there is a replica. */
export const openPostgresPair = async (folder: string, fill: (url: string) => Promise<void>): Promise<PostgresPair> => {
  const places = { primary: path.join(folder, 'primary'), replica: path.join(folder, 'replica') };
  const ports = { primary: await freePort(), replica: await freePort() };
  const start = (which: keyof typeof places): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: places[which], port: ports[which] });

  const alone = await start('primary');
  await query(alone.url, `CREATE DATABASE ${database}`);
  await fill(databaseUrl(alone.url));
  await alone.stop();
  await promisify(execFile)('cp', ['-a', places.primary, places.replica]);
  const password = await readFile(path.join(places.primary, 'superuser-password'), 'utf8');
  await follow(places.replica, { port: ports.primary, password });
  const running = { primary: await start('primary'), replica: await start('replica') };
  await answerWithReplica(running.primary.url);
  let active: keyof typeof places = 'primary';

  return {
    port: () => ports[active],
    primaryUrl: databaseUrl(running.primary.url),
    replicaUrl: databaseUrl(running.replica.url),
    killPrimary: () => kill(places.primary),
    async killReplica() {
      await answerAlone(running.primary.url);
      await kill(places.replica);
    },
    holdReplica: async () => void (await query(running.replica.url, 'SELECT pg_wal_replay_pause()')),
    releaseReplica: async () => void (await query(running.replica.url, 'SELECT pg_wal_replay_resume()')),
    startPrimary: async () => void (running.primary = await start('primary')),
    async promote() {
      await query(running.replica.url, 'SELECT pg_promote(true, 60)');
      active = 'replica';
    },
    stop: async () => void (await Promise.all([running.primary.stop(), running.replica.stop()])),
  };
};

/**
 * Its processes end as one. Were the first of them killed alone, the others would notice one by one, and a commit that no longer waits for the replica be seen by who is
 * not yet gone.
 */
const kill = async (place: string): Promise<void> => {
  const { pid } = (await livingPostmaster(place))!;
  process.kill(pid, 'SIGSTOP');
  for (const child of await childrenOf(pid)) process.kill(child, 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  while (await livingPostmaster(place)) await sleep(20);
};

const childrenOf = async (pid: number): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout.trim().split('\n');
  return processes.map((line) => line.trim().split(/\s+/).map(Number)).flatMap(([child, parent]) => (parent === pid ? [child!] : []));
};

/** What ALTER SYSTEM would write: the launcher leaves that file alone. */
const follow = async (place: string, { port, password }: { port: number; password: string }): Promise<void> => {
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=replica`;
  await appendFile(path.join(place, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\nwal_retrieve_retry_interval = '200ms'\n`);
  const signal = path.join(place, 'standby.signal');
  await writeFile(signal, '');
  const owner = await findOwner();
  if (owner) await chown(signal, owner.uid, owner.gid);
};

/** Without it a promotion loses what was answered and had not arrived yet. */
const answerWithReplica = async (url: string): Promise<void> => {
  await query(url, `ALTER SYSTEM SET synchronous_standby_names = 'replica'`);
  await query(url, 'SELECT pg_reload_conf()');
  while ((await query(url, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)) === 0) await sleep(50);
};

const answerAlone = async (url: string): Promise<void> => {
  await query(url, 'ALTER SYSTEM RESET synchronous_standby_names');
  await query(url, 'SELECT pg_reload_conf()');
};

const databaseUrl = (url: string): string => {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
};

const query = async (url: string, text: string): Promise<number | null> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rowCount;
  } finally {
    await client.end();
  }
};
