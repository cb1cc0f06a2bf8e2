import { Kysely, PostgresDialect } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import type { Endpoint, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { migrations } from '#services/composition/migrations.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { fillLargeWorld } from '../support/large-world/fill.ts';
import { fillLives } from '../support/large-world/lives.ts';
import { present } from '../support/large-world/measures.ts';
import { readRoutes } from '../support/read-routes.ts';
import { atMost, percentile, type Figure } from './figure.ts';
import { anyone } from './viewer.ts';
import type { BenchDatabase } from './world.ts';

const items = 100_000;
const shopId = 12;
const daysAgo = [1, 30, 60, 120];

type Asked = QueryInputOf<typeof listInventory>;

const listed: Asked[] = [
  {},
  { current: 100, view: 'everything' },
  { sort: 'gmtModify' },
  { sort: 'gmtShelves', order: 'asc' },
  { sort: 'sku', order: 'asc', view: 'everything' },
  { sort: 'costPrice' },
  { view: 'available', wareId: 'EWR' },
  { text: 'Labubu Onyx' },
  { text: '熊猫配色', view: 'everything' },
  { checkResult: 'fake' },
  { minDays: 30, sort: 'gmtCreate' },
];

const seller: Viewer = { ...anyone, terminal: 'business', shopId };

/** Longest that what was may take at the server, in ms. */
const bounds = { list: 2_000, item: 300 };

/** `as-of-list`, `as-of-item`: a shop of 100,000 items with a million events, and one of its items, at moments of the last months; p95. */
export const asOfFigures = async (database: BenchDatabase): Promise<Figure[]> => {
  const pool = createPool(await database.fresh('bench_as_of'), { size: 4 });
  try {
    await migrate(pool, migrations);
    await fillLargeWorld(pool, items, shopId);
    await fillLives(pool);
    const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) });
    const routes = readRoutes(db, { now: () => new Date(present) });
    const took = async (endpoint: Endpoint<any, any, any>, asked: object): Promise<number> => {
      const begun = performance.now();
      const query = asked as never;
      const route = routes.find((one) => one.endpoint === endpoint)!;
      JSON.stringify(await route.answer({ viewer: seller, anonymous: false, query, body: undefined as never, ip: '127.0.0.1', base: 'business' }));
      return performance.now() - begun;
    };
    const lists: number[] = [];
    const drawers: number[] = [];
    const { rows } = await pool.query<{ one_id: string }>('SELECT one_id FROM inventory ORDER BY created_at LIMIT 20');
    for (const days of daysAgo) {
      const asOf = new Date(Date.parse(present) - days * 86_400_000).toISOString();
      for (const asked of listed) lists.push(await took(listInventory, listInventory.query!.parse({ ...asked, asOf })));
      for (const { one_id: oneId } of rows) drawers.push(await took(getItem, { oneId, asOf }));
    }
    return [
      atMost('as-of-list', percentile(lists, 0.95), 'ms', bounds.list, 1),
      atMost('as-of-item', percentile(drawers, 0.95), 'ms', bounds.item, 1),
    ];
  } finally {
    await pool.end();
  }
};
