import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventoryProjection } from '#projections/inventory/projection.ts';
import { compareWithRebuild } from '#projections/kernel/shadow/rebuild.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { seedLog } from '#kernel/event-store/seed-log.ts';
import { rebuildReadModels } from '#services/maintenance/rebuild-read-models.ts';
import { migrations } from '#services/composition/migrations.ts';
import { commitOf, recorded } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { saidBy, runMaintenance } from '#tests/support/maintenance.ts';
import { forecast } from '../projections/facts.ts';

const items = 40_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ migrations });
  const world = Array.from({ length: items }, (_, index) => {
    const oneId = `I${index}`;
    const { type, data } = forecast();
    const event = recorded(`item-${oneId}`, 1, data, type);
    const tags = { oneId, shopIds: [7], warehouseId: 'EWR', state: 'forecast' };
    const events = [{ ...event, metadata: { ...event.metadata, tags } }];
    return commitOf([{ streamId: event.streamId, streamType: 'item', expectedVersion: 0, events }]);
  });
  await seedLog(database.pool, world);
});
afterAll(() => database.close());

interface Told {
  done: number;
  total: number;
  finished: boolean;
}
const told = async (): Promise<Told | undefined> => {
  const text = `SELECT done::int, total::int, finished_at IS NOT NULL AS finished FROM rebuilds WHERE projection = 'inventory'`;
  return (await database.pool.query<Told>(text)).rows[0];
};
const rows = async () => Number((await database.pool.query('SELECT count(*) FROM inventory')).rows[0].count);
const command = (...args: string[]) =>
  runMaintenance(['rebuild', ...args], { DATABASE_URL: database.url, PERSONAL_DATA_KEY: 'the key of nobody, and for tests alone' });

describe('Rule: a rebuild that was killed goes on', () => {
  it('from where it was, with its progress in a table and on the screen', async () => {
    const first = command('inventory');
    const halfway = async () => {
      const now = await told();
      return now !== undefined && now.done > 0;
    };
    await expect.poll(halfway, { interval: 5 }).toBe(true);
    await first.kill();
    const left = (await told())!;
    expect(left).toMatchObject({ total: items, finished: false });
    expect(left.done).toBeLessThan(items);
    expect(await rows()).toBe(0);

    const second = await command('inventory').ended;
    expect(second.code).toBe(0);
    expect(second.words).toContain(`${left.done.toLocaleString('en')} of ${items.toLocaleString('en')} events`);
    expect(await told()).toEqual({ done: items, total: items, finished: true });
    expect(await rows()).toBe(items);
    expect(await compareWithRebuild(database.pool, logReader(database.pool), inventoryProjection)).toEqual([]);
    // Two programs start, and the log is folded three times.
  }, 180_000);
});

describe('Rule: the command says what it does not understand', () => {
  it.each([
    [['nothing-known'], 'There is no read model nothing-known.'],
    [[], 'Which read models?'],
    [['--often'], "Unknown option '--often'"],
  ])('%j', (args, words) => expect(saidBy(rebuildReadModels, args, {})).rejects.toThrow(words));

  it('in words alone, with exit code 1', async () => {
    expect(await command('nothing-known').ended).toEqual({ code: 1, words: expect.stringMatching(/^There is no read model nothing-known\. .*\n$/) });
  });
});
