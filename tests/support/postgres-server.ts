import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import { readCompose } from './deployment.ts';

export interface Server {
  url: string;
  stop(): Promise<unknown>;
}

/** One PostgreSQL for a test run: from a container where asked for, the one of `DATABASE_URL`, or the embedded one. */
export const startPostgres = async (): Promise<Server> => {
  if (process.env.SHELFLINE_CONTAINERS === '1') return inContainer();
  const url = process.env.DATABASE_URL;
  return url ? { url, stop: async () => {} } : embedded();
};

const embedded = async (): Promise<Server> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelfline-test-postgres-'));
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'cluster'), fast: true });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The database's command in deploy/compose.yaml, without the program. */
const asComposeSets = readCompose().services['database']!.command!.slice(1);

const inContainer = async (): Promise<Server> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  // A portal that is no demo does not start with one that is public.
  const password = randomBytes(16).toString('hex');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['postgres', '-c', 'fsync=off', ...asComposeSets])
    .withExposedPorts(5432)
    // The server starts twice: once to prepare itself, then for good.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const url = `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return { url, stop: () => container.stop() };
};
