import type { Pool } from 'pg';
import { acknowledged, type Entry } from '../ledger.ts';
import type { Check } from './check.ts';

/** Sent at a time. */
const hands = 4;

/** Every acknowledged command, sent again with its key, is answered as before and adds nothing. */
export const retriesAddNothing: Check = async ({ pool, ledger }) => {
  const before = await eventsOf(pool);
  const wrong: string[] = [];
  const waiting = acknowledged(ledger);
  const hand = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const { status, data } = await entry.again();
      if (status !== 200 || data !== entry.data) wrong.push(`${nameOf(entry)} was answered ${entry.data}, and again ${status} ${data}`);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  const added = (await eventsOf(pool)) - before;
  return added === 0 ? wrong : [...wrong, `${added} events were added`];
};

const nameOf = ({ command, key }: Entry): string => `${command} (${key})`;

const eventsOf = async (pool: Pool): Promise<number> => (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM events')).rows[0]!.n;
