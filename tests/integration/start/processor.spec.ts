import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#services/config.ts';
import { migrations } from '#services/composition/migrations.ts';
import { startPortal } from '#services/server.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [database, dataDir] = await Promise.all([freshDatabase({ migrations }), mkdtemp(path.join(tmpdir(), 'shelfline-test-processor-'))]);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const PERSONAL_DATA_KEY = 'the key of nobody, and for tests alone';
const open = (PROCESSOR: string) =>
  startPortal(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PERSONAL_DATA_KEY, PORT: '0', POOL_SIZE: '6', LOG_LEVEL: 'error', PROCESSOR }),
  );

/** Locks by which a node holds the lead. */
const leads = async (): Promise<number> => {
  const text = `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return (await database.pool.query<{ n: number }>(text)).rows[0]!.n;
};

describe('Rule: a node that is no processor leaves to others what one does for all', () => {
  it('also while no other is there', async () => {
    const calls = await open('false');
    try {
      expect((await calls.app.inject('/api/business/version/web')).statusCode).toBe(200);
      const processor = await open('true');
      await expect.poll(() => processor.processor.isActive()).toBe(true);
      await processor.close();
      // One that wanted the lead would have taken it by now.
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(calls.processor.isActive()).toBe(false);
      expect(await leads()).toBe(0);
    } finally {
      await calls.close();
    }
  });
});
