import { inventoryProjection } from '#projections/inventory/projection.ts';
import { rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { openPartWorker } from '#demo/large/make-part.ts';
import { seedLargeWorld } from '#demo/large/seed-large-world.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import type { LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { demoPersonalDataKey, masterKeyOf } from '#kernel/personal-data/master-key.ts';
import { migrations } from '#services/composition/migrations.ts';
import { demoLog } from '../support/demo-log.ts';
import { atLeast, type Figure } from './figure.ts';

const plan = { seed: 'bench', items: 20_000, days: 60, now: new Date('2026-11-20T15:00:00Z') };
/** Events that a rebuild reads at a time. */
const batchSize = 10_000;
const bound = 0.25;

/** `rebuild`: events a second until the inventory is built anew and in its place, against a replay that reads the log and folds nothing. */
export const rebuildFigure = async (url: string): Promise<Figure> => {
  const pool = createPool(url, { size: 4 });
  try {
    await migrate(pool, migrations);
    await seedLargeWorld({ pool, url, plan, masterKey: masterKeyOf(demoPersonalDataKey), workers: 1, openWorker: openPartWorker });
    const log = demoLog(pool);
    await readThrough(log);
    const replay = await timed(() => readThrough(log));
    const rebuilding = await timed(() => rebuild(pool, log, inventoryProjection));
    return atLeast('rebuild', replay.answer / rebuilding.seconds, 'events/s', replay.answer / replay.seconds, bound);
  } finally {
    await pool.end();
  }
};

const readThrough = async (log: LogReader): Promise<number> => {
  let read = 0;
  for (let batch = await log.readAfter(undefined, batchSize); batch.length > 0; batch = await log.readAfter(batch.at(-1)!.position, batchSize))
    read += batch.length;
  return read;
};

const timed = async <Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> => {
  const started = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - started) / 1000 };
};
