import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { within } from '../kernel/within.ts';

/** The parts of a node that are looked at when Prometheus asks. */
export interface NodeParts {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  processor: {
    isActive(): boolean;
    lag(): Promise<readonly { projection: string; events: number; seconds: number }[]>;
  };
  live: { clients(): number };
}

/** Milliseconds; Prometheus waits ten seconds for all of it. */
const patience = 2_000;

/** How a node stands. Answers what must be looked up before it is told. */
export const nodeMetrics = (registry: Registry, { pool, processor, live }: NodeParts): (() => Promise<void>) => {
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
  gauge('shelfline_pool_connections', 'Connections to PostgreSQL.', () => pool.totalCount);
  gauge('shelfline_pool_idle', 'Connections that nobody uses.', () => pool.idleCount);
  gauge('shelfline_pool_waiting', 'Who waits for a connection.', () => pool.waitingCount);
  gauge('shelfline_sockets', 'Live sockets.', live.clients);
  gauge('shelfline_processor_active', '1 on the node that keeps the sums.', () => Number(processor.isActive()));

  const labelNames = ['projection'];
  const events = new Gauge({ registers, labelNames, name: 'shelfline_processor_lag_events', help: 'Events that a sum has yet to take in.' });
  const seconds = new Gauge({ registers, labelNames, name: 'shelfline_processor_lag_seconds', help: 'Age of the oldest of them.' });
  return async () => {
    // Where the database does not answer, nobody knows; all else is told.
    const lags = await within(patience, processor.lag()).catch(() => []);
    events.reset();
    seconds.reset();
    for (const { projection, ...lag } of lags) {
      events.set({ projection }, lag.events);
      seconds.set({ projection }, lag.seconds);
    }
  };
};
