import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { OutboxFigures } from '#kernel/outbox/outbox-figures.ts';
import type { ProcessFigures } from '#kernel/processes/process-figures.ts';
import { within } from '#kernel/within.ts';
import { laneGauges } from './lane-metrics.ts';

/** Connections to PostgreSQL, by what they are for: one may be exhausted while another idles. */
export type Pools = Readonly<Record<'commands' | 'reads', PoolFigures> & Partial<Record<'replica', PoolFigures>>>;
type PoolFigures = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** The parts of a node that are looked at when Prometheus asks. */
export interface NodeParts {
  pools: Pools;
  processor: {
    isActive(): boolean;
    lag(): Promise<readonly { projection: string; events: number; seconds: number }[]>;
  };
  live: { clients(): number };
  /** Where the books contradict themselves, by rule. */
  booksStanding(): Promise<{ breaks: readonly { invariant: string }[]; explainedShare: number }>;
  lanes: { processes(): Promise<ProcessFigures[]>; outbox(): Promise<OutboxFigures[]> };
}

/** Milliseconds; Prometheus waits ten seconds for all of it. */
const patience = 2_000;

/** How a node stands. Answers what must be looked up before it is told. */
export const nodeMetrics = (registry: Registry, { pools, processor, live, lanes, booksStanding }: NodeParts): (() => Promise<void>) => {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      registers,
      name,
      help,
      collect() {
        this.set(read());
      },
    });
  const ofPools = (name: string, help: string, read: (pool: PoolFigures) => number) =>
    new Gauge({
      registers,
      name,
      help,
      labelNames: ['pool'],
      collect() {
        for (const [pool, figures] of Object.entries(pools)) this.set({ pool }, read(figures));
      },
    });
  ofPools('shelfline_pool_connections', 'Connections to PostgreSQL.', (pool) => pool.totalCount);
  ofPools('shelfline_pool_idle', 'Connections that nobody uses.', (pool) => pool.idleCount);
  ofPools('shelfline_pool_waiting', 'Who waits for a connection.', (pool) => pool.waitingCount);
  gauge('shelfline_sockets', 'Live sockets.', live.clients);
  gauge('shelfline_processor_active', '1 on the node that keeps the sums.', () => Number(processor.isActive()));

  const labelNames = ['projection'];
  const events = new Gauge({ registers, labelNames, name: 'shelfline_processor_lag_events', help: 'Events that a sum has yet to take in.' });
  const seconds = new Gauge({ registers, labelNames, name: 'shelfline_processor_lag_seconds', help: 'Age of the oldest of them.' });
  const breaks = new Gauge({
    registers,
    labelNames: ['invariant'],
    name: 'shelfline_books_breaks',
    help: 'Contradictions of the books, as postings were summed or in the last check.',
  });
  const explained = new Gauge({
    registers,
    name: 'shelfline_books_explained_share',
    help: 'Share of the money that the last check worked out again from what its postings rest on: 1 is all of it.',
  });
  const setLanes = laneGauges(registry);
  return async () => {
    // Where the database does not answer, nobody knows; all else is told.
    const lags = await within(patience, processor.lag()).catch(() => []);
    await within(patience, Promise.all([lanes.processes(), lanes.outbox()])).then(
      ([processes, outbox]) => setLanes(processes, outbox),
      () => setLanes([], []),
    );
    breaks.reset();
    const books = await within(patience, booksStanding()).catch(() => undefined);
    explained.set(books?.explainedShare ?? NaN);
    for (const { invariant } of books?.breaks ?? []) breaks.inc({ invariant });
    events.reset();
    seconds.reset();
    for (const { projection, ...lag } of lags) {
      events.set({ projection }, lag.events);
      seconds.set({ projection }, lag.seconds);
    }
  };
};
