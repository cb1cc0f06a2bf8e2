import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Numbers } from './numbers.ts';

/** Numbers taken from a sequence at a time: one round trip for fifty, and a gap of at most fifty when a node stops. */
const blockSize = 50;

/** Numbers for any number of nodes on one database. Unique and growing, not without gaps. */
export const postgresNumbers = (pool: Pool): Numbers => {
  const oddNo = numbersFrom(pool, 'odd_no_blocks');
  const preId = numbersFrom(pool, 'pre_id_blocks');
  const batchNo = numbersFrom(pool, 'batch_no_blocks');
  const repairNo = numbersFrom(pool, 'repair_no_blocks');
  const labelSerial = numbersFrom(pool, 'label_serial_blocks');

  return {
    oneId: () => oneIdFrom(Array.from({ length: 9 }, () => randomInt(31))),
    // Six digits at most, or the code would be long enough for a label code; the day tells a repeated number apart.
    oddNo: async (now) => `OC${yearMonthDay(now)}${String((await oddNo()) % 1_000_000).padStart(5, '0')}`,
    preId: async () => `FC-${String(await preId()).padStart(6, '0')}`,
    batchNo: async (kind, now) => `${batchPrefixes[kind]}-${yearMonthDay(now).slice(2)}-${String(await batchNo()).padStart(2, '0')}`,
    repairNo: async () => `RO-${await repairNo()}`,
    labelSerial,
    reference: (now) => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('') + String(now.getTime() % 1000).padStart(3, '0'),
  };
};

type LastGiven = Record<'oddNo' | 'preId' | 'batchNo' | 'repairNo' | 'labelSerial', number>;

/** Makes a seeded database count on above the numbers that its events bear. */
export const countOnFrom = async (pool: Pool, last: LastGiven): Promise<void> => {
  const sequences = {
    odd_no_blocks: last.oddNo,
    pre_id_blocks: last.preId,
    batch_no_blocks: last.batchNo,
    repair_no_blocks: last.repairNo,
    label_serial_blocks: last.labelSerial,
  };
  for (const [sequence, number] of Object.entries(sequences)) {
    await pool.query('SELECT setval($1::regclass, $2)', [sequence, Math.max(1, Math.ceil(number / blockSize))]);
  }
};

const batchPrefixes = { inbound: 'IB', outbound: 'OB', repair: 'RB' } as const;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const yearMonthDay = (moment: Date): string => moment.toISOString().slice(2, 10).replaceAll('-', '');

const numbersFrom = (pool: Pool, sequence: string): (() => Promise<number>) => {
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
