import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#kernel/embedded-postgres/launcher.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { eventLogMigration } from '#kernel/migrations/0001-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfline-test-launcher-'));
  dataDir = path.join(folder, 'cluster');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const serverPid = async () => Number((await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('Rule: what was committed outlives a killed server', () => {
  it('recovers after kill -9 in the middle of writing, and adopts a server that still runs', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const pool = createPool(first.url, { size: 8 });
    await migrate(pool, [eventLogMigration]);
    const log = postgresEventLog(pool);
    const committed: string[] = [];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; ; index++) {
        const stream = `thing-${writer}-${index}`;
        const result = await log.commit(commitOf([appending(stream, 0, {})])).catch(() => undefined);
        if (!result) return;
        committed.push(stream);
        if (committed.length === 400) process.kill(await serverPid(), 'SIGKILL');
      }
    });
    await Promise.all(writers);
    await pool.end();

    const second = await startEmbeddedPostgres({ dataDir });
    const reopened = createPool(second.url, { size: 2 });
    const streams = await postgresEventLog(reopened).readStreams(committed);
    expect(committed.length).toBeGreaterThanOrEqual(400);
    expect([...streams.values()].every(({ version }) => version === 1)).toBe(true);
    expect((await reopened.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
    await reopened.end();

    const pid = await serverPid();
    const adopted = await startEmbeddedPostgres({ dataDir });
    expect(adopted.url).toBe(second.url);
    expect(await serverPid()).toBe(pid);
    await adopted.stop();
    await adopted.stop();
    await expect(serverPid()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('Rule: a server that several use is stopped by the last of them', () => {
  it('whoever that is', async () => {
    const [first, second] = [await startEmbeddedPostgres({ dataDir }), await startEmbeddedPostgres({ dataDir })];
    const pool = createPool(second.url, { size: 2 });
    await pool.query('SELECT 1');
    await first.stop();
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
    await pool.end();
    await second.stop();
    await expect(serverPid()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
