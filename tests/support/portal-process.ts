import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { migrations } from '#services/composition/migrations.ts';
import { fillWithSmallWorld } from './portal.ts';

const built = path.resolve('dist/server/main.js');

/** The portal in a process of its own. */
export interface PortalProcess {
  url: string;
  /** As a terminal's interrupt does; answers the exit code. */
  stop(): Promise<number | null>;
  /** As a crash or a lost machine does: nothing can be finished. */
  kill(): Promise<void>;
  /** Tells it something that a program of its `--import` listens to. */
  signal(name: NodeJS.Signals): void;
}

/** A data folder in which the small world stands, as an earlier run would have left it. */
export const fillDataFolder = async (dataDir: string): Promise<void> => {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const pool = createPool(postgres.url, { size: 4 });
  try {
    await migrate(pool, migrations);
    await fillWithSmallWorld(pool);
  } finally {
    await pool.end();
    await postgres.stop();
  }
};

/** The built one, on the embedded PostgreSQL that it starts. */
export const startPortalProcess = (dataDir: string, port: number): Promise<PortalProcess> =>
  startNode([built], { DATA_DIR: dataDir, PORT: String(port) });

/** The built one on surroundings that stand already, with what Node is to load before it. */
export const startBuiltNode = (settings: NodeSettings, imported?: string): Promise<PortalProcess> =>
  startNode([...(imported ? ['--import', imported] : []), built], settings);

/** One of several on a database, straight from its sources. */
export const startPortalNode = (settings: NodeSettings): Promise<PortalProcess> => startNode(['--import', 'tsx', 'services/main.ts'], settings);

type NodeSettings = Record<string, string> & { PORT: string; DATABASE_URL: string; TOKEN_SECRET: string };

const startNode = async (program: string[], settings: Record<string, string> & { PORT: string }): Promise<PortalProcess> => {
  const { DATABASE_URL: _database, NATS_URL: _nats, ...environment } = process.env;
  const child = spawn(process.execPath, program, {
    env: { ...environment, LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr!.setEncoding('utf8').on('data', (said: string) => (words = (words + said).slice(-2000)));
  const url = `http://localhost:${settings.PORT}`;
  await firstAnswer(url, child).catch((failure: unknown) => {
    throw new Error(`${(failure as Error).message} It said: ${words}`, { cause: failure });
  });
  return {
    url,
    stop: () => ended(child, 'SIGTERM'),
    kill: async () => void (await ended(child, 'SIGKILL')),
    signal: (name) => void child.kill(name),
  };
};

/** The process of the embedded PostgreSQL that runs on the folder. */
export const postgresProcess = async (dataDir: string): Promise<number> => {
  const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
};

/** Milliseconds that a start may take, recovery included. */
const patience = 60_000;

const firstAnswer = async (url: string, child: ChildProcess): Promise<void> => {
  for (const until = Date.now() + patience; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/api/business/version/web`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The portal did not answer.');
};

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exit) as [number | null];
  return code;
};
