import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { compareWithRebuild } from '#projections/kernel/shadow/rebuild.ts';
import { systemClock } from '#kernel/clock.ts';
import { openPartWorker, type PartWorker } from '#demo/large/make-part.ts';
import { mustBeFinished } from '#demo/large/must-be-finished.ts';
import { seedLargeWorld, type LargeSeeding } from '#demo/large/seed-large-world.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';
import { migrations } from '#services/composition/migrations.ts';
import { demoLog } from '#tests/support/demo-log.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { packageNumbers } from '#services/aggregates/package/package-numbers.ts';

const masterKey = masterKeyOf(demoPersonalDataKey);
const plan = { seed: 'spec', items: 700, days: 40, now: new Date('2026-11-20T15:42:05Z') };
const seed = ({ pool, url }: TestDatabase, further: Partial<LargeSeeding> = {}) =>
  seedLargeWorld({ pool, url, plan, masterKey, workers: 2, openWorker: openPartWorker, ...further });

const valueOf = async <Value>({ pool }: TestDatabase, text: string): Promise<Value> =>
  (await pool.query<{ value: Value }>(`SELECT ${text} AS value`)).rows[0]!.value;
const count = async (database: TestDatabase, from: string): Promise<number> =>
  Number(await valueOf<string>(database, `(SELECT count(*) FROM ${from})`));
const indexesOf = (database: TestDatabase) =>
  valueOf<string[]>(database, `(SELECT array_agg(indexdef ORDER BY indexname, indexdef) FROM pg_indexes WHERE schemaname = current_schema())`);
const keysOf = (database: TestDatabase) =>
  valueOf<string[]>(
    database,
    `(SELECT array_agg(conrelid::regclass || ' ' || pg_get_constraintdef(oid) ORDER BY conrelid::regclass::text, conname) FROM pg_constraint WHERE conrelid <> 0)`,
  );
/** What is sealed differs with the keys: it is compared as it reads, with the names for which signs stand. */
const logOf = async ({ pool }: TestDatabase): Promise<string[]> => {
  const personal = pgPersonalData(pool, masterKey, systemClock);
  const events = await logReader(pool, personal).readCommittedAfter(undefined, 1_000_000);
  const lines = events.map(({ event }) => JSON.stringify([event.streamId, String(event.version).padStart(6), event]));
  return (await personal.textWithNames(lines.sort().join('\n'), 'en_us', 'jsonLines')).split('\n');
};

let database: TestDatabase;
let before: { indexes: string[]; keys: string[] };
beforeAll(async () => {
  database = await freshDatabase({ migrations });
  before = { indexes: await indexesOf(database), keys: await keysOf(database) };
  await seed(database);
}, 300_000);
afterAll(() => database.close());

describe('Rule: a large world has what was asked for', () => {
  it('so many items, 300 shops and 8 warehouses', async () => {
    expect(await count(database, 'inventory')).toBe(plan.items);
    expect(await count(database, 'shops')).toBe(300);
    expect(await count(database, 'warehouses')).toBe(8);
    expect(await count(database, `orders WHERE state = 'completed'`)).toBeGreaterThan(10);
  });

  it('with every index and key that its tables had', async () => {
    expect(await indexesOf(database)).toEqual(before.indexes);
    expect(await keysOf(database)).toEqual(before.keys);
    expect(await valueOf(database, `to_regclass('large_world')`)).toBeNull();
  });

  it('and numbers that the portal counts on from', async () => {
    const last = await valueOf<number>(database, `(SELECT max(substr(pre_id, 4)::int) FROM packages)`);
    expect(Number((await postgresNumbers(database.pool).next(packageNumbers, plan.now)).slice(3))).toBeGreaterThan(last);
  });
});

describe('Rule: the read models of a large world are those that its log makes', () => {
  for (const projection of [...inlineProjections, ...sumProjections])
    it(projection.name, async () => {
      expect((await compareWithRebuild(database.pool, demoLog(database.pool), projection)).slice(0, 2)).toEqual([]);
    });

  it('sums included: nothing is left to be processed', async () => {
    const { transactionId, globalPosition } = await logReader(database.pool).committedPosition();
    const stands = await valueOf(database, `(SELECT transaction_id || ' ' || global_position FROM checkpoints WHERE name = 'activity')`);
    expect(stands).toBe(`${transactionId} ${globalPosition}`);
  });

  it('and each shelf bears what lies on it', async () => {
    const lying = `(SELECT shelf_id AS key, count(*) AS n FROM inventory WHERE shelf_id IS NOT NULL GROUP BY 1) lying`;
    const kept = `(SELECT key, n FROM counters WHERE counter = 'shelf-load' AND n > 0) kept`;
    expect(await count(database, `${lying} FULL JOIN ${kept} USING (key) WHERE lying.n IS DISTINCT FROM kept.n`)).toBe(0);
  });
});

describe('Rule: the money of a large world balances', () => {
  it('in every posting, and no wallet owes anything', async () => {
    const sums = `(SELECT e.data, (SELECT sum((entry->>'amountCents')::int) FROM json_array_elements(e.data->'entries') entry) AS sum FROM events e WHERE type = 'WalletPosted') p`;
    expect(await count(database, sums)).toBeGreaterThan(300);
    expect(await count(database, `${sums} WHERE sum <> 0`)).toBe(0);
    expect(await count(database, 'wallets WHERE balance_cents < 0')).toBe(0);
  });
});

describe('Rule: a large world that is broken off goes on where it was, and ends the same', () => {
  let other: TestDatabase;
  beforeAll(async () => {
    other = await freshDatabase({ migrations });
  });
  afterAll(() => other.close());

  /** Makes some parts, then loses its connection in the middle of one. */
  const lostAfter =
    (parts: number) =>
    async (...where: Parameters<typeof openPartWorker>): Promise<PartWorker> => {
      const worker = await openPartWorker(...where);
      let left = parts;
      return { ...worker, make: (part) => (left-- > 0 ? worker.make(part) : Promise.reject(new Error('Lost.'))) };
    };

  it('with the moment of its beginning', async () => {
    await expect(seed(other, { openWorker: lostAfter(70) })).rejects.toThrow('Lost.');
    expect(await count(other, 'large_world_parts')).toBeGreaterThan(70);
    await expect(mustBeFinished(other.pool)).rejects.toThrow(CannotStart);
    await expect(seed(other, { plan: { ...plan, items: 800 } })).rejects.toThrow(CannotStart);

    await seed(other, { workers: 1, plan: { ...plan, now: new Date('2026-12-24T00:00:00Z') } });
    await mustBeFinished(other.pool);
    expect(await logOf(other)).toEqual(await logOf(database));
    expect(await indexesOf(other)).toEqual(before.indexes);
  }, 300_000);

  it('and a database that holds anything else is refused', async () => {
    await expect(seed(database)).rejects.toThrow(CannotStart);
  });
});
