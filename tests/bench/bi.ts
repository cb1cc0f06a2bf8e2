import { Kysely, PostgresDialect } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { getBi } from '#contracts/bi/bi-queries.ts';
import { addDays, dayOf } from '#contracts/kernel/lists/date-range.ts';
import { getOverview } from '#contracts/overview/overview-queries.ts';
import { migrations } from '#services/composition/migrations.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { fillActivity } from '../support/large-world/activity.ts';
import { fillLargeWorld } from '../support/large-world/fill.ts';
import { present } from '../support/large-world/measures.ts';
import { readRoutes } from '../support/read-routes.ts';
import { atMost, percentile, type Figure } from './figure.ts';
import type { BenchDatabase } from './world.ts';

const items = 100_000;
const days = 90;
const rounds = 30;
/** Longest that either may take at the server, in ms. */
const bound = 100;

const administrator: Viewer = {
  accountId: 'bench',
  name: 'Bench',
  terminal: 'admin',
  permissions: [],
  warehouseIds: [],
  language: 'en_us',
  // No day of its begins with one of UTC.
  timeZone: 'America/New_York',
  sessionId: 's',
  requestId: 'r',
};

/** `bi` and `bi-overview`: what the page of business figures asks, for 90 days over all shops of a world of 100,000 items, p95 at the server. */
export const biFigures = async (database: BenchDatabase): Promise<Figure[]> => {
  const pool = createPool(await database.fresh('bench_bi'));
  try {
    await migrate(pool, migrations);
    await fillLargeWorld(pool, items);
    await fillActivity(pool);
    const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) });
    const routes = readRoutes(db, { now: () => new Date(present) });
    const p95 = async (asked: typeof getBi | typeof getOverview, query: object): Promise<number> => {
      const route = routes.find(({ endpoint }) => endpoint === asked)!;
      const call = {
        viewer: administrator,
        anonymous: false,
        query: query as never,
        body: undefined as never,
        ip: '127.0.0.1',
        base: 'admin',
      } as const;
      const times = [];
      for (let round = 0; round <= rounds; round++) {
        const begun = performance.now();
        JSON.stringify(await route.answer(call));
        // The first one warms up.
        if (round > 0) times.push(performance.now() - begun);
      }
      return percentile(times, 0.95);
    };
    const to = dayOf(present, administrator.timeZone);
    return [
      atMost('bi', await p95(getBi, { from: addDays(to, 1 - days), to }), 'ms', bound, 1),
      atMost('bi-overview', await p95(getOverview, {}), 'ms', bound, 1),
    ];
  } finally {
    await pool.end();
  }
};
