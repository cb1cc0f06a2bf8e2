import type { Pool, PoolClient } from 'pg';

/** Work for one node at a time. Runs until the signal aborts; its connection holds the lock, so work written on it is lost with the lock. */
export type LeadingWork = (client: PoolClient, signal: AbortSignal) => Promise<void>;

export interface Standing {
  isActive(): boolean;
  /** Ends the work and lets another node take over. */
  stop(): Promise<void>;
}

export interface LeadershipOptions {
  /** How often a node that stands by asks again, in ms. */
  retryEvery?: number;
  onError?: (failure: unknown) => void;
}

export type Lead = (name: string, work: LeadingWork) => Standing;

/** Lets one of all nodes on the database be active under a name, by a session lock; the others stand by and take over when it stops or dies. */
export const leadership =
  (pool: Pool, { retryEvery = 500, onError = () => {} }: LeadershipOptions = {}): Lead =>
  (name, work) => {
    const stopping = new AbortController();
    let active = false;

    const oneTurn = async (): Promise<void> => {
      const client = await pool.connect();
      const ending = new AbortController();
      const end = () => ending.abort();
      stopping.signal.addEventListener('abort', end);
      client.once('end', end);
      // Stopped while the connection was made.
      if (stopping.signal.aborted) end();
      try {
        const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS ours', [name]);
        active = rows[0]!.ours;
        if (active && !ending.signal.aborted) await work(client, ending.signal);
      } finally {
        stopping.signal.removeEventListener('abort', end);
        client.removeListener('end', end);
        // Closing the connection is what surely gives the lock back.
        client.release(active);
        active = false;
      }
    };

    const turns = (async () => {
      while (!stopping.signal.aborted) {
        await oneTurn().catch(onError);
        await pause(retryEvery, stopping.signal);
      }
    })();

    return {
      isActive: () => active,
      stop: async () => {
        stopping.abort();
        await turns;
      },
    };
  };

/** Of a node that leaves the lead to others. */
export const standsBack: Lead = () => ({ isActive: () => false, stop: async () => {} });

/** Resolves after the time, or at once when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
