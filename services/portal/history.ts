import { sumProjections } from '#projections/all.ts';
import { startProcessor, type Processor } from '#projections/kernel/processor.ts';
import type { NoticeFeed } from '../kernel/bus/notices.ts';
import { openBus } from '../kernel/bus/open-bus.ts';
import type { EventLog } from '../kernel/commands/event-log.ts';
import { leadership, type Lead } from '../kernel/database/leadership.ts';
import { logReader } from '../kernel/event-store/log-reader.ts';
import { postgresEventLog } from '../kernel/event-store/postgres-event-log.ts';
import type { Database } from './database.ts';

export interface History {
  log: EventLog;
  /** Of what one node does for all. */
  lead: Lead;
  noticeFeed: NoticeFeed;
  processor: Processor;
  close(): Promise<void>;
}

/** The event log and what follows it: the feed of notices, and the read models that sum. */
export const openHistory = async (
  { pool, inline }: Database,
  { natsUrl, onError }: { natsUrl: string | undefined; onError: (failure: unknown) => void },
): Promise<History> => {
  const reader = logReader(pool);
  const lead = leadership(pool, { onError });
  const { bus, noticeFeed, close: closeBus } = await openBus({ pool, log: reader, lead, natsUrl, onError });
  const log = postgresEventLog(pool, { inline, onCommitted: () => bus.wake() });
  const processor = startProcessor({ pool, log: reader, lead, wakeUps: bus, projections: sumProjections, onError });
  return {
    log,
    lead,
    noticeFeed,
    processor,
    async close() {
      await processor.stop();
      await closeBus();
    },
  };
};
