import { Client } from 'pg';
import { largeStage } from './large-stage.ts';
import { liveShop } from './live-shop.ts';
import { partsOf, type LargePlan } from './parts.ts';
import { writePart } from './write-part.ts';

/** Makes parts of a large world one by one, over a connection of its own. */
export interface Hand {
  /** Answers how many events there were. */
  make(part: number): Promise<number>;
  close(): Promise<void>;
}

export const openHand = async (url: string, plan: LargePlan): Promise<Hand> => {
  const client = new Client({ connectionString: url, application_name: 'shelfline-seed' });
  await client.connect();
  // What is lost with a crash of the database is a part with the row that says it is done.
  await client.query('SET synchronous_commit = off');
  const stage = await largeStage(plan);
  const parts = partsOf(plan);

  return {
    make: async (part) => {
      const life = liveShop(plan, parts[part]!, stage);
      await client.query('BEGIN');
      try {
        const { log, labels } = life;
        const end = () => ({ streams: log.streams(), claims: log.claims(), counters: log.counters(), labels });
        const events = await writePart(client, life.events(), end);
        await client.query('INSERT INTO large_world_parts (part, events) VALUES ($1, $2)', [part, events]);
        await client.query('COMMIT');
        return events;
      } catch (failure) {
        await client.query('ROLLBACK');
        throw failure;
      }
    },
    close: () => client.end(),
  };
};
