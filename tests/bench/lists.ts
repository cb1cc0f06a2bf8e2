import { Kysely, PostgresDialect } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { migrations } from '#services/composition/migrations.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { fillLargeWorld } from '../support/large-world/fill.ts';
import { present } from '../support/large-world/measures.ts';
import { readRoutes } from '../support/read-routes.ts';
import { atMost, percentile, type Figure } from './figure.ts';
import { anyone } from './viewer.ts';
import type { BenchDatabase } from './world.ts';

type Asked = QueryInputOf<typeof listInventory>;

/** Sorted and filtered as people do, first and hundredth page; each with its counts. */
const listed: Asked[] = [
  {},
  { current: 100 },
  { sort: 'gmtIn' },
  { sort: 'gmtShelves', order: 'asc', current: 100 },
  { sort: 'costPrice' },
  { sort: 'sku', order: 'asc' },
  { view: 'available' },
  { view: 'everything', status: '2', current: 100 },
  { wareId: 'LAX', view: 'outbounding' },
  { wareId: 'EWR', sort: 'gmtCreate' },
  { shopId: '12' },
  { shopId: '12', wareId: 'EWR', view: 'available', sort: 'gmtShelves' },
];

/** Whole numbers of each kind, which find as much in any world. */
const numbers: Asked[] = [
  { text: '9E3E6ABD7F' },
  { text: 'SK001900-100', view: 'everything' },
  { text: '1z84r7w30300001234', view: 'everything' },
  { text: 'OC00002345', view: 'everything' },
];

/** Names in both languages, which find the more the more there is. */
const names: Asked[] = [
  { text: 'Labubu Onyx', view: 'available', wareId: 'AMS' },
  { text: '熊猫配色', view: 'available', shopId: '40' },
  { text: '纯白', view: 'issue', shopId: '40' },
];

const sizes = { small: 10_000, large: 1_000_000 };
const rounds = 25;

const administrator: Viewer = { ...anyone, terminal: 'admin' };

/** Longest that a list may take at the server, in ms, and how many times longer it may take with ten times the items. */
const bound = 30;
const growth = 2;

/** `inventory-list` and `search`: pages with their counts among a million items, p95 at the server, against the bound and against 10,000. */
export const listFigures = async (database: BenchDatabase): Promise<Figure[]> => {
  const small = await measured(await database.fresh('bench_lists_small'), sizes.small);
  const large = await measured(await database.fresh('bench_lists_large'), sizes.large);
  return [
    atMost('inventory-list', p95(large.listed), 'ms', bound, 1),
    atMost('inventory-list-growth', p95(large.listed), 'ms', p95(small.listed), growth),
    atMost('search', p95([...large.numbers, ...large.names]), 'ms', bound, 1),
    atMost('search-number-growth', p95(large.numbers), 'ms', p95(small.numbers), growth),
    atMost('search-name-growth', p95(large.names), 'ms', p95(small.names), growth),
  ];
};

const measured = async (url: string, items: number): Promise<Record<'listed' | 'numbers' | 'names', number[]>> => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    await fillLargeWorld(pool, items);
    const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) });
    const route = readRoutes(db, { now: () => new Date(present) }).find(({ endpoint }) => endpoint === listInventory)!;
    const ask = async (asked: Asked): Promise<number> => {
      const begun = performance.now();
      const query = listInventory.query!.parse(asked) as never;
      JSON.stringify(
        await route.answer({ viewer: administrator, anonymous: false, query, body: undefined as never, ip: '127.0.0.1', base: 'admin' }),
      );
      return performance.now() - begun;
    };
    return { listed: await times(listed, ask), numbers: await times(numbers, ask), names: await times(names, ask) };
  } finally {
    await pool.end();
  }
};

const p95 = (all: readonly number[]): number => percentile(all, 0.95);

/** Of each, several times, once they were asked before. */
const times = async (asks: readonly Asked[], ask: (asked: Asked) => Promise<number>): Promise<number[]> => {
  for (const asked of asks) await ask(asked);
  const took = [];
  for (let round = 0; round < rounds; round++) for (const asked of asks) took.push(await ask(asked));
  return took;
};
