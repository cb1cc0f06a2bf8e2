import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#kernel/embedded-postgres/free-port.ts';
import { migrating } from '#kernel/database/migrate.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startPortalNode, type PortalProcess } from '#tests/support/portal-process.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

interface Told {
  status: number;
  data?: unknown;
}

/** Milliseconds that a busy machine may take to load a node. */
const patience = 40_000;

/** Undefined while nobody listens. */
const ask = async (url: string): Promise<Told | undefined> => {
  const answer = await fetch(url).catch(() => undefined);
  return answer && { status: answer.status, data: ((await answer.json()) as { data?: unknown }).data };
};

describe('Rule: a node that is starting lives, and says what it waits for', { timeout: 180_000 }, () => {
  let database: TestDatabase;
  let dataDir: string;
  let starting: Promise<PortalProcess>;

  beforeEach(async () => {
    database = await freshDatabase({ migrations });
    dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-test-startupServer-'));
  });
  afterEach(async () => {
    await (await starting).stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** As another node that migrates. Such a lock holds back nobody else on the server, as a transaction would. */
  const whileAnotherMigrates = async (work: () => Promise<void>): Promise<void> => {
    const other = await database.pool.connect();
    try {
      await other.query('SELECT pg_advisory_lock($1)', [migrating]);
      await work();
    } finally {
      other.release(true);
    }
  };

  it('until its migrations are done', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await whileAnotherMigrates(async () => {
      starting = startPortalNode({
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        TOKEN_SECRET: 'of a node that waits for another one',
        PERSONAL_DATA_KEY: 'of a node that has no data of anybody yet',
        PORT: String(port),
      });
      await expect.poll(() => ask(`${url}/readyz`), { timeout: patience }).toEqual({ status: 503, data: { starting: 'migrations' } });
      expect(await ask(`${url}/healthz`)).toEqual({ status: 200, data: {} });
      expect(await ask(`${url}/api/business/version/web`)).toMatchObject({ status: 503 });
    });
    await starting;
    expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, data: { database: true } });
  });

  it('told to stop the moment it answers, it ends well', async () => {
    starting = startPortalNode({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'of a node that is stopped early on',
      PERSONAL_DATA_KEY: 'of a node that has no data of anybody yet',
      PORT: String(await freePort()),
    });
    expect(await (await starting).stop()).toBe(0);
  });
});
