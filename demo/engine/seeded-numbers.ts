import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Numbers } from '#kernel/numbers.ts';
import type { Random } from '../random.ts';

/** The last number given of each kind: the running system counts on from there. */
export interface LastNumbers {
  oddNo: number;
  preId: number;
  batchNo: number;
  repairNo: number;
  labelSerial: number;
  /** ONE IDs given. */
  oneIds: number;
}

export const firstNumbers: LastNumbers = { oddNo: 0, preId: 100_000, batchNo: 0, repairNo: 1_000, labelSerial: 10_000, oneIds: 0 };

/** Numbers after the ones that were given last. */
export const seededNumbers = (
  random: Random,
  before: LastNumbers = firstNumbers,
  newOneId: () => string = oneIdsBy(random),
): { numbers: Numbers; last: LastNumbers } => {
  const last = { ...before };
  const ofDay = new Map<string, number>();

  const numbers: Numbers = {
    oneId: () => {
      last.oneIds++;
      return newOneId();
    },
    oddNo: async (now) => `OC${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(++last.oddNo).padStart(5, '0')}`,
    preId: async () => `FC-${++last.preId}`,
    batchNo: async (kind, now) => {
      const start = `${{ inbound: 'IB', outbound: 'OB', repair: 'RB' }[kind]}-${monthAndDay(now)}`;
      const next = (ofDay.get(start) ?? before.batchNo) + 1;
      ofDay.set(start, next);
      last.batchNo = Math.max(last.batchNo, next);
      return `${start}-${String(next).padStart(2, '0')}`;
    },
    repairNo: async () => `RO-${++last.repairNo}`,
    labelSerial: async () => ++last.labelSerial,
    reference: (now) => random.letters(8) + String(now.getTime() % 1000).padStart(3, '0'),
  };
  return { numbers, last };
};

/** By chance, and none twice. */
const oneIdsBy = (random: Random): (() => string) => {
  const given = new Set<string>();
  const newOneId = (): string => {
    const oneId = oneIdFrom(Array.from({ length: 9 }, () => random.below(31)));
    if (given.has(oneId)) return newOneId();
    given.add(oneId);
    return oneId;
  };
  return newOneId;
};

const monthAndDay = (now: Date): string => now.toISOString().slice(5, 10).replace('-', '');
