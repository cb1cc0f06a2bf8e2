import { Kysely, PostgresDialect } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageStatusNames } from '#contracts/forecast/package-queries.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { orderStates, outboundStages } from '#contracts/outbound/order-states.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { transactionTypeNames, transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { pgCredentials } from '#services/accounts/sign-in/credentials.ts';
import { passwordMatches } from '#services/accounts/sign-in/passwords.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import { withDrawnLabels } from '#demo/label-files.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { systemClock } from '#kernel/clock.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { migrations } from '#services/composition/migrations.ts';
import { unmatchedPostings, type Logged } from '#tests/support/money/unmatched-postings.ts';
import { readRoutes } from '#tests/support/read-routes.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { outboundBatchNumbers } from '#services/aggregates/batch/batch-numbers.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { packageNumbers } from '#services/aggregates/package/package-numbers.ts';
import { repairNumbers } from '#services/aggregates/repair/repair-numbers.ts';
import { labelSerials } from '#services/aggregates/shipping-label/label-serials.ts';
import { admin } from '../projections/people.ts';

const now = new Date('2026-11-20T15:42:05Z');
const inline = runInline(inlineProjections);
let database: TestDatabase;
let processorSeconds: number;
const said: string[] = [];

const seed = () => seedDemoWorld({ pool: database.pool, inline, now, say: (line) => said.push(line) });
const count = async (sql: string): Promise<number> =>
  Number((await database.pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`)).rows[0]!.n);

beforeAll(async () => {
  database = await freshDatabase({ migrations });
  const before = process.cpuUsage();
  await seed();
  const { user, system } = process.cpuUsage(before);
  processorSeconds = (user + system) / 1_000_000;
}, 300_000);
afterAll(() => database.close());

describe('Rule: the demo world stands in under 30 seconds, with its read models', () => {
  // Processor time, because a test machine does other things too.
  it('within the time', () => expect(processorSeconds).toBeLessThan(30));

  it('holds 5,000 items, 1,200 products, 40 shops and 3 warehouses of 60 shelves', async () => {
    expect(await count('inventory')).toBe(5_000);
    expect(await count("streams WHERE type = 'sku'")).toBe(1_200);
    expect(await count("streams WHERE type = 'shop'")).toBe(40);
    expect(await count("streams WHERE type = 'shelf'")).toBe(180);
    expect(await count("streams WHERE type = 'warehouse'")).toBe(3);
  });

  it('has items, parcels, orders and repairs in every state', async () => {
    const statesOf = async (type: string, tag = 'state') => {
      const text = `SELECT DISTINCT metadata->'tags'->>$2 AS state FROM events JOIN streams USING (stream_id, version) WHERE streams.type = $1 AND metadata->'tags'->>$2 IS NOT NULL`;
      return (await database.pool.query<{ state: string }>(text, [type, tag])).rows.map(({ state }) => state).sort();
    };
    expect(await statesOf('item')).toEqual([...itemStateNames].sort());
    expect(await statesOf('package')).toEqual([...packageStatusNames].sort());
    expect(await statesOf('order')).toEqual([...orderStates].sort());
    expect(await statesOf('order', 'stage')).toEqual([...outboundStages].sort());
    expect(await statesOf('repair')).toEqual(Object.keys(repairStatuses).sort());
  });

  it('moved money with every act that costs or pays, and with nothing else', async () => {
    const { rows } = await database.pool.query<Logged>(
      `SELECT stream_id AS "streamId", type, data FROM events
       WHERE stream_id ~ '^(order|sale|repair|wallet|journal|item)-' ORDER BY stream_id, version`,
    );
    expect(unmatchedPostings(rows)).toEqual([]);
    const types = new Set(rows.filter(({ type }) => type === 'WalletPosted').map(({ data }) => (data as { type: string }).type));
    expect([...types]).toEqual(
      expect.arrayContaining([
        'shippingFee',
        'transshipmentFee',
        'switchUserFee',
        'cashoutCollection',
        'consignmentCollection',
        'shoeRepairDeduction',
        'shoeRepairRefund',
      ]),
    );
    const settled = await count(`wallet_records WHERE type = 'consignmentCollection'`);
    expect(settled).toBeGreaterThan(0);
    for (const fee of ['platformFee', 'consignmentFee'])
      expect(await count(`wallet_records WHERE type = '${fee}' AND reference_kind = 'order'`)).toBe(settled);
    expect(await count('wallets WHERE balance_cents < 0')).toBe(0);
  });

  it('has wallet entries of every kind, each posted by a command, a filter of the list, and with a word in each language (R9.39)', async () => {
    const { rows } = await database.pool.query<{ type: string; n: number }>('SELECT type, count(*)::int AS n FROM wallet_records GROUP BY type');
    const posted = new Map(rows.map(({ type, n }) => [type, n]));
    expect(transactionTypeNames).toHaveLength(17);
    expect(transactionTypeNames.filter((name) => !posted.has(name))).toEqual([]);
    const db = new Kysely<any>({ dialect: new PostgresDialect({ pool: database.pool }) });
    const list = readRoutes(db, { now: () => now }).find(({ endpoint }) => endpoint === listWalletRecords)!;
    for (const name of transactionTypeNames) {
      const query = listWalletRecords.query!.parse({ types: name });
      const answer = await list.answer({ viewer: admin, anonymous: false, query, body: undefined as never, ip: '127.0.0.1', base: 'admin' });
      const { data, totalCount } = answer as DataOf<typeof listWalletRecords>;
      expect({ name, totalCount, types: [...new Set(data.map(({ type }) => type))] }).toEqual({ name, totalCount: posted.get(name), types: [name] });
      const words: string[] = [transactionTypes[name].en, transactionTypes[name].zh];
      expect(new Set(words.filter(Boolean)).size).toBe(2);
    }
  });

  it('has sold goods of the operator, with what they cost and brought', async () => {
    expect(await count(`own_goods_postings WHERE part = 'sale'`)).toBeGreaterThan(0);
  });

  it('keeps what lies on each shelf as the append would have', async () => {
    const lying = `(SELECT shelf_id AS key, count(*) AS n FROM inventory WHERE shelf_id IS NOT NULL GROUP BY 1) lying`;
    expect(
      await count(
        `${lying} FULL JOIN (SELECT key, n FROM counters WHERE counter = 'shelf-load' AND n > 0) kept USING (key) WHERE lying.n IS DISTINCT FROM kept.n`,
      ),
    ).toBe(0);
  });
});

describe('Rule: a log that holds anything is left as it is', () => {
  it('seeds once', async () => {
    const events = await count('events');
    await Promise.all([seed(), seed()]);
    expect(await count('events')).toBe(events);
    expect(said.filter((line) => line.startsWith('Building'))).toHaveLength(1);
  });
});

describe('Rule: the running system goes on from the demo world', () => {
  it('lets each role sign in', async () => {
    const credentials = pgCredentials(database.pool, systemClock);
    for (const { login, password } of demoSignIns) {
      const kept = await credentials.ofLogin(login);
      expect(await passwordMatches(kept!.passwordHash, password)).toBe(true);
    }
  });

  it('gives numbers that nobody has', async () => {
    const numbers = postgresNumbers(database.pool);
    const next = [
      `order-${await numbers.next(orderNumbers, now)}`,
      `package-${await numbers.next(packageNumbers, now)}`,
      `repair-${await numbers.next(repairNumbers, now)}`,
      `label-SL-${await numbers.next(labelSerials, now)}`,
      `batch-${await numbers.next(outboundBatchNumbers, now)}`,
    ];
    const { rowCount } = await database.pool.query('SELECT FROM streams WHERE stream_id = ANY($1)', [next]);
    expect(rowCount).toBe(0);
    const { rows } = await database.pool.query<{ last: string }>("SELECT max(stream_id) AS last FROM streams WHERE type = 'package'");
    expect(`package-${await numbers.next(packageNumbers, now)}` > rows[0]!.last).toBe(true);
  });

  it('draws a label when it is first read, and only those of the demo world', async () => {
    const kept = new Map<string, Uint8Array>();
    const store: FileStore = {
      write: async (id, bytes) => void kept.set(id, bytes),
      read: async (id) => kept.get(id),
      take: async () => {},
      copy: async () => {},
      remove: async (id) => void kept.delete(id),
      open: async () => undefined,
    };
    const { rows } = await database.pool.query<{ file_id: string }>('SELECT file_id FROM files LIMIT 1');
    const drawn = await withDrawnLabels(store, database.pool).read(rows[0]!.file_id);
    // 4 × 6 inches at the resolution of a label printer.
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 812, height: 1218, channels: 1, density: 203 });
    expect(kept.get(rows[0]!.file_id)).toBe(drawn);
    expect(await withDrawnLabels(store, database.pool).read('0'.repeat(32))).toBeUndefined();
  });
});
