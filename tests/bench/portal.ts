import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Pool } from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { pgSessions } from '#kernel/sessions/sessions.ts';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const tokenSecret = 'a secret for measuring, known to the bench alone';

export interface RunningPortal {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The built portal in a process of its own. Resolves with its first answer. */
export const startPortalProcess = async (settings: Record<string, string>): Promise<RunningPortal> => {
  const port = await freePort();
  const child = spawn(process.execPath, [...asItIsRun, ...(process.env.BENCH_NODE_ARGS?.split(' ') ?? []), 'dist/server/main.js'], {
    cwd: root,
    env: { ...withoutDatabase(process.env), ...asItIsStarted, PORT: String(port), TOKEN_SECRET: tokenSecret, RATE_LIMITS: 'false', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(url, child);
  return { url, pid: child.pid!, stop: () => stopped(child) };
};

/** As `npm start` and the image run and start it, but quieter. */
const asItIsRun = ['--max-semi-space-size=32', '--no-parallel-scavenge'];
const asItIsStarted = { MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'error' };

const withoutDatabase = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const others = { ...environment };
  delete others['DATABASE_URL'];
  return others;
};

/** Milliseconds: a busy machine takes minutes to make a demo world. */
const patience = 600_000;
const tellEvery = 10_000;

/** Says every now and then that it waits: nobody shall look at a silent terminal. */
const firstAnswer = async (url: string, child: ChildProcess): Promise<void> => {
  const started = performance.now();
  let toldAt = started;
  while (performance.now() - started < patience) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/api/business/version/web`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (performance.now() - toldAt < tellEvery) continue;
    toldAt = performance.now();
    process.stderr.write(`Waiting for the portal, ${Math.round((toldAt - started) / 1000)} s …\n`);
  }
  throw new Error(`The portal did not answer within ${patience / 60_000} minutes.`);
};

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session's token as sign-in would answer it. */
export const tokenFor = async (pool: Pool, accountId: string): Promise<string> => {
  const { sessionId, expiresAt } = await pgSessions(pool, systemClock).open(accountId, 0);
  const unsigned = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sid: sessionId, exp: Math.floor(expiresAt.getTime() / 1000) })}`;
  return `${unsigned}.${createHmac('sha256', tokenSecret).update(unsigned).digest('base64url')}`;
};

/** The account of the demo world's administrator. */
export const administrator = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ stream_id: string }>(
    `SELECT stream_id FROM events WHERE type = 'AccountCreated' AND data->>'userType' = '1' AND (data->'permissions')::text LIKE '%"300"%'
     ORDER BY global_position LIMIT 1`,
  );
  return rows[0]!.stream_id.slice('account-'.length);
};

/** ONE IDs of items whose cost may be edited now. */
export const availableItems = async (pool: Pool, limit: number): Promise<string[]> => {
  const { rows } = await pool.query<{ one_id: string }>("SELECT one_id FROM inventory WHERE state = 'available' ORDER BY one_id LIMIT $1", [limit]);
  return rows.map((row) => row.one_id);
};
