import type { bankAccountEventSchemas } from '#contracts/bank-accounts/bank-account-events.ts';
import type { referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { sumProjections } from '#projections/all.ts';
import { startProcessor, type Processor } from '#projections/kernel/processor.ts';
import { periodStatuses } from '#projections/ledger/periods/periods.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import type { Config } from '../config.ts';
import { openPeriodsOnly } from '../periods/open-periods-only.ts';
import { openBus, type OpenBus } from '#kernel/bus/open-bus.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { leadership, standsBack, type Lead } from '#kernel/database/leadership.ts';
import { logReader, type LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { sharedReader } from '#kernel/event-store/reading/shared-reader.ts';
import type { Observer } from '../observability/observer.ts';
import type { Database } from './database.ts';

export interface History extends Pick<OpenBus, 'bus' | 'noticeFeed' | 'carrier'> {
  log: EventLog;
  /** All that is in it, in its order. */
  reader: LogReader;
  /** Of what one node does for all. */
  lead: Lead;
  processor: Processor;
  close(): Promise<void>;
}

interface Following extends Pick<Config, 'natsUrl' | 'natsReplicas' | 'processor'> {
  onError: (failure: unknown) => void;
  observer: Observer;
}

/** Whoever heard of one of these holds no key of theirs any more. */
const erasures: ReadonlySet<string> = new Set(['AccountErased', 'ShopErased', 'BankAccountErased'] satisfies (
  | keyof typeof referenceEventSchemas
  | keyof typeof bankAccountEventSchemas
)[]);

/** The event log and what follows it: the feed of notices, and the read models that sum. */
export const openHistory = async (
  { pool, inline, personal, outbox, caches }: Database,
  { onError, observer, ...config }: Following,
): Promise<History> => {
  const reader = sharedReader(logReader(pool, personal));
  caches.register({ logReplaced: reader.forget });
  caches.register({ subjectErased: personal.forget });
  const lead = config.processor ? leadership(pool, { onError }) : standsBack;
  const { bus, noticeFeed, carrier, close: closeBus } = await openBus({ ...config, pool, log: reader, lead, onError });
  const stopHearing = noticeFeed.follow((notices) => {
    observer.heard(notices);
    for (const { streamId, version } of notices) caches.streamAdvanced(streamId, version);
    if (notices.some(({ type }) => erasures.has(type))) caches.subjectErased();
  });
  const written = observer.ofLog(postgresEventLog(pool, { inline, personal, outbox, onCommitted: () => bus.wake() }));
  const { log, cache } = openPeriodsOnly(written, () => periodStatuses(kyselyOn<ReadTables>(pool)));
  caches.register(cache);
  const processor = startProcessor({ pool, log: reader, lead, wakeUps: bus, projections: sumProjections, onError, onProcessed: observer.processed });
  return {
    log,
    reader,
    lead,
    bus,
    noticeFeed,
    carrier,
    processor,
    async close() {
      await processor.stop();
      stopHearing();
      await closeBus();
    },
  };
};
