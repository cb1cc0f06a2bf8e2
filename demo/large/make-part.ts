import { Client } from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { createPool } from '#kernel/database/pool.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { largeStage } from './large-stage.ts';
import { liveShop } from './live-shop.ts';
import { partsOf, type LargePlan } from './parts.ts';
import { shapesOfWritten, writePart } from './write-part.ts';

/** Where a large world is made, which one, and the key of the personal data in it. */
export interface WorkerInput {
  url: string;
  plan: LargePlan;
  masterKey: Uint8Array;
}

/** Makes parts of a large world one by one, over a connection of its own. */
export interface PartWorker {
  /** Answers how many events there were. */
  make(part: number): Promise<number>;
  close(): Promise<void>;
}

export const openPartWorker = async ({ url, plan, masterKey }: WorkerInput): Promise<PartWorker> => {
  const client = new Client({ connectionString: url, application_name: 'shelfline-seed', pipeline: true });
  await client.connect();
  // What is lost with a crash of the database is a part with the row that says it is done.
  await client.query('SET synchronous_commit = off');
  // Keys are made outside of the part: it may be broken off, they stay.
  const keys = createPool(url, { size: 1, name: 'shelfline-seed' });
  const personal = pgPersonalData(keys, masterKey, systemClock);
  const shapes = await shapesOfWritten(client);
  const stage = await largeStage(plan);
  const parts = partsOf(plan);

  return {
    make: async (part) => {
      const life = liveShop(plan, parts[part]!, stage);
      await client.query('BEGIN');
      try {
        const { log, labels } = life;
        const end = () => ({ streams: log.streams(), claims: log.claims(), counters: log.counters(), labels });
        const events = await writePart({ client, shapes, personal }, life.events(), end);
        await client.query('INSERT INTO large_world_parts (part, events) VALUES ($1, $2)', [part, events]);
        await client.query('COMMIT');
        return events;
      } catch (failure) {
        await client.query('ROLLBACK');
        throw failure;
      }
    },
    close: async () => {
      await client.end();
      await keys.end();
    },
  };
};
