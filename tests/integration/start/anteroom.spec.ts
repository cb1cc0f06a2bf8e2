import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, describe } from 'vitest';
import { freePort } from '#deploy/embedded-postgres/free-port.ts';
import { migrations } from '#services/portal/migrations.ts';
import { startPortalNode } from '#tests/support/portal-process.ts';
import { freshDatabase } from '#tests/support/postgres.ts';

interface Told {
  status: number;
  data?: unknown;
}

/** Undefined while nobody listens. */
const ask = async (url: string): Promise<Told | undefined> => {
  const answer = await fetch(url).catch(() => undefined);
  return answer && { status: answer.status, data: ((await answer.json()) as { data?: unknown }).data };
};

describe('Rule: a node that is starting lives, and says what it waits for', () => {
  it('until its migrations are done', async () => {
    const database = await freshDatabase({ migrations });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'shelfline-test-anteroom-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const migrating = await database.pool.connect();
    await migrating.query('BEGIN; LOCK TABLE schema_migrations');

    const starting = startPortalNode({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'of a node that waits for another one',
      PORT: String(port),
    });
    await expect.poll(() => ask(`${url}/readyz`)).toEqual({ status: 503, data: { starting: 'migrations' } });
    expect(await ask(`${url}/healthz`)).toEqual({ status: 200, data: {} });
    expect(await ask(`${url}/api/business/version/web`)).toMatchObject({ status: 503 });

    await migrating.query('ROLLBACK');
    migrating.release();
    const node = await starting;
    expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, data: { database: true } });
    expect(await node.stop()).toBe(0);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
