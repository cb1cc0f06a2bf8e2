import type { Pool } from 'pg';
import { localBus } from '#kernel/bus/bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { sumProjections } from '#projections/all.ts';
import { startProcessor } from '#projections/kernel/processor.ts';

/** Has the sums take in all that is in the log. */
export const summedUp = async (pool: Pool): Promise<void> => {
  const processor = startProcessor({
    pool,
    log: logReader(pool),
    lead: leadership(pool, { retryEvery: 10 }),
    wakeUps: localBus(),
    projections: sumProjections,
    pollEvery: 10,
  });
  await processor.caughtUp();
  await processor.stop();
};
