import type { Pool, PoolClient } from 'pg';
import { pause } from '../database/leadership.ts';
import { localBus, type Bus } from './bus.ts';
import { trailingThrottle } from './trailing-throttle.ts';

const wakeUps = 'log_grew';
const messages = 'nodes';

/** The bus over PostgreSQL: one connection of its own listens, and tells the others at most every 10 ms. Never inside an append, whose rate it would halve. */
export const postgresBus = (pool: Pool, onError: (failure: unknown) => void = () => {}): Bus => {
  const closing = new AbortController();
  let connection: PoolClient | undefined;
  const bus = localBus({
    announce: trailingThrottle(() => void connection?.query(`NOTIFY ${wakeUps}`).catch(onError), 10),
    publish: (text) => void connection?.query('SELECT pg_notify($1, $2)', [messages, text]).catch(onError),
  });

  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    const lost = new AbortController();
    const lose = () => lost.abort();
    client.once('end', lose);
    closing.signal.addEventListener('abort', lose);
    client.on('notification', ({ processId, channel, payload = '' }) => {
      if (processId === (client as PoolClient & { processID: number }).processID) return;
      if (channel === messages) bus.receive(payload);
      else bus.ring();
    });
    try {
      await client.query(`LISTEN ${wakeUps}; LISTEN ${messages}`);
      connection = client;
      // What was committed while nobody listened.
      bus.ring();
      await new Promise<void>((resolve) => (lost.signal.aborted ? resolve() : lost.signal.addEventListener('abort', () => resolve())));
    } finally {
      connection = undefined;
      closing.signal.removeEventListener('abort', lose);
      client.release(true);
    }
  };

  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listen().catch(onError);
      await pause(500, closing.signal);
    }
  })();

  return {
    ...bus,
    close: async () => {
      closing.abort();
      await listening;
    },
  };
};
