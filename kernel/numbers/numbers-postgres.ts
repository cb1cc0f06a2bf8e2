import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Numbers } from './numbers.ts';

/** Serials taken from a sequence at a time: one round trip for fifty, and a gap of at most fifty when a node stops. */
const blockSize = 50;

/** Numbers for any number of nodes on one database. Unique and growing, not without gaps. */
export const postgresNumbers = (pool: Pool): Numbers => {
  const sequences = new Map<string, () => Promise<number>>();
  const serialsOf = (sequence: string): (() => Promise<number>) => {
    const known = sequences.get(sequence) ?? serialsFrom(pool, sequence);
    sequences.set(sequence, known);
    return known;
  };

  return {
    oneId: () => oneIdFrom(Array.from({ length: 9 }, () => randomInt(31))),
    next: async (series, now) => series.write(await serialsOf(series.sequence)(), now),
    reference: (now) => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('') + String(now.getTime() % 1000).padStart(3, '0'),
  };
};

/** Makes a seeded database count on above the serials that its events bear: the last of each sequence. */
export const countOnFrom = async (pool: Pool, last: Readonly<Record<string, number>>): Promise<void> => {
  for (const [sequence, serial] of Object.entries(last)) {
    await pool.query('SELECT setval($1::regclass, $2)', [sequence, Math.max(1, Math.ceil(serial / blockSize))]);
  }
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const serialsFrom = (pool: Pool, sequence: string): (() => Promise<number>) => {
  let next = 1;
  let last = 0;
  const take = async (): Promise<number> => {
    if (next > last) {
      const { rows } = await pool.query<{ block: string }>('SELECT nextval($1::regclass) AS block', [sequence]);
      last = Number(rows[0]!.block) * blockSize;
      next = last - blockSize + 1;
    }
    return next++;
  };
  let turn: Promise<unknown> = Promise.resolve();
  return () => {
    const taken = turn.then(take);
    turn = taken.catch(() => {});
    return taken;
  };
};
