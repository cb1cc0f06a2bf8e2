import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';

export interface BenchDatabase {
  /** An empty database of its own on the server. */
  fresh(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A durable PostgreSQL of the bench's own (fsync on), or the one of `DATABASE_URL`. */
export const benchDatabase = async (): Promise<BenchDatabase> => {
  if (process.env.DATABASE_URL) return { fresh: freshOn(process.env.DATABASE_URL), stop: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  return {
    fresh: freshOn(postgres.url),
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const freshOn =
  (server: string) =>
  async (name: string): Promise<string> => {
    const admin = new Client({ connectionString: server });
    await admin.connect();
    try {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    } finally {
      await admin.end();
    }
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  };

/** Runs `work` on `width` workers for `ms` milliseconds and answers how often a second it completed. */
export const ratePerSecond = async (width: number, ms: number, work: (worker: number) => Promise<unknown>): Promise<number> => {
  const until = performance.now() + ms;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async (_, worker) => {
      while (performance.now() < until) {
        await work(worker);
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
};
