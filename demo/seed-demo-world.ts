import type { Pool } from 'pg';
import type { Inline } from '#kernel/event-store/inline.ts';
import { seedLog } from '#kernel/event-store/seed-log.ts';
import type { PersonalData } from '#kernel/personal-data/personal-data.ts';
import { countOnFrom } from '#kernel/numbers/numbers-postgres.ts';
import { buildWorld, type WorldPlan } from './build-world.ts';
import { keepCredentials } from './keep-credentials.ts';
import { keepLabelRows } from './label-files.ts';
import { keepShopPictureRows } from './shop-pictures.ts';
import { keepMarketPrices, wholeMarket } from './market/keep-market-prices.ts';

export interface SeedParts {
  pool: Pool;
  /** Writes the read models along with the events. */
  inline: Inline;
  personal?: PersonalData;
  now: Date;
  say: (line: string) => void;
  seed?: string;
  /** Of another size than the demo's own: tests need less. */
  size?: Pick<WorldPlan, 'items' | 'days'>;
}

/** Of a world for tests. */
const smallMarket = { products: 12, taped: 0 };

/** Any number; the same in every process that may seed this database. */
const seeding = 736_001;

/** Fills an empty log with the demo world; one that holds anything is left as it is. Of several nodes that start at once, one seeds. */
export const seedDemoWorld = async ({ pool, inline, personal, now, say, seed = 'shelfline', size }: SeedParts): Promise<void> => {
  const guard = await pool.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [seeding]);
    const { rowCount } = await guard.query('SELECT 1 FROM streams LIMIT 1');
    if (rowCount! > 0) return;
    const begun = performance.now();
    say('Building the demo world, once …');
    const world = await buildWorld({ seed, now, ...size });
    await forgetBrokenSeeding(pool);
    await keepCredentials(pool, world.credentials, now);
    await keepLabelRows(pool, world.labels);
    await keepShopPictureRows(pool, world.shopPictures);
    await countOnFrom(pool, world.lastNumbers.serials);
    await keepMarketPrices(pool, { now, seed, ...(size ? smallMarket : wholeMarket) });
    // Last, and in one transaction: while the log is empty, the next start begins anew.
    await seedLog(pool, world.commits, inline, personal);
    await pool.query('ANALYZE');
    say(`The demo world stands: ${world.events.length.toLocaleString('en')} events in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  } finally {
    // A guard whose connection was lost has nothing to give back, and must not hide why.
    await guard.query('SELECT pg_advisory_unlock($1)', [seeding]).then(
      () => guard.release(),
      (failure: Error) => guard.release(failure),
    );
  }
};

/** An empty log has no accounts and no labels: what these tables hold was left by a seeding that broke off. */
const forgetBrokenSeeding = async (pool: Pool): Promise<void> => {
  await pool.query('DELETE FROM credentials');
  await pool.query('DELETE FROM files');
  await pool.query('TRUNCATE market_quotes, market_ticks, pricing_due');
};
