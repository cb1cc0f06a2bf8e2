import type { Pool } from 'pg';
import type { NoticeFeed } from '#kernel/bus/notices.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { Lead } from '#kernel/database/leadership.ts';
import type { IdempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import type { LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { typedEvents } from '#kernel/event-store/typed-events.ts';
import { jobLane, type Job, type JobWatch } from '#kernel/jobs/job-lane.ts';
import { startLanes, type Lane, type Lanes } from '#kernel/lanes/lanes.ts';
import type { Destination } from '#kernel/outbox/destination.ts';
import { outboxLane, outboxLaneName } from '#kernel/outbox/outbox-lane.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { PersonalData } from '#kernel/personal-data/personal-data.ts';
import { processLane } from '#kernel/processes/process-lane.ts';
import type { Process } from '#kernel/processes/react.ts';
import type { Observer } from '../observability/observer.ts';

interface LanesParts {
  pool: Pool;
  lead: Lead;
  nodeId: string;
  reader: Pick<LogReader, 'currentPosition'>;
  personal: Pick<PersonalData, 'decrypt'>;
  noticeFeed: Pick<NoticeFeed, 'follow'>;
  commands: Commands;
  idempotencyStore: Pick<IdempotencyStore, 'find'>;
  clock: Clock;
  outbox: Outbox;
  processes: readonly Process[];
  destinations: readonly Destination[];
  jobs: readonly Job[];
  /** Those that call the places where goods are sold. */
  channels: readonly Lane[];
  jobWatch: JobWatch;
  observer: Pick<Observer, 'processFailed' | 'delivered'>;
  onError: (failure: unknown) => void;
}

/**
 * Lanes that use the database at once, one connection each: half of what remains of the pool beside the three connections that are held for good and one for
 * whoever commands meanwhile. Four of the usual twelve.
 */
const lanesAtOnce = (pool: Pool): number => Math.max(1, Math.floor((pool.options.max - 4) / 2));

/** Everything that happens by itself, each in a lane of its own: processes, deliveries and jobs. */
export const openLanes = ({ pool, lead, nodeId, noticeFeed, outbox, onError, observer, ...parts }: LanesParts): Lanes => {
  const { reader, personal, commands, idempotencyStore, clock, processes, destinations, jobs, channels, jobWatch } = parts;
  const log = typedEvents(pool, reader.currentPosition, personal);
  const work = { pool, log, commands, idempotencyStore, clock, outbox, onError, onFailed: observer.processFailed };
  const lanes = startLanes({
    lead,
    nodeId,
    lanes: [
      ...processes.map((process) => processLane(process, work)),
      ...destinations.map((destination) => outboxLane(destination, { pool, outbox, onError, onDelivery: observer.delivered })),
      ...jobs.map((job) => jobLane(job, onError, jobWatch)),
      ...channels,
    ],
    maxAtOnce: lanesAtOnce(pool),
    onError,
  });
  const stopHearing = noticeFeed.follow((notices) => lanes.wakeOn(notices.map(({ type }) => type)));
  outbox.onEnqueued((destination) => lanes.wake(outboxLaneName(destination)));
  return {
    ...lanes,
    async stop() {
      stopHearing();
      await lanes.stop();
    },
  };
};
