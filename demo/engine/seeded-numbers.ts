import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Numbers } from '#kernel/numbers.ts';
import { inboundBatchNumbers } from '#services/aggregates/batch/batch-numbers.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { packageNumbers } from '#services/aggregates/package/package-numbers.ts';
import { repairNumbers } from '#services/aggregates/repair/repair-numbers.ts';
import { labelSerials } from '#services/aggregates/shipping-label/label-serials.ts';
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

/** Batches of either kind are counted by one sequence. */
const kinds = new Map<string, Exclude<keyof LastNumbers, 'oneIds'>>([
  [orderNumbers.sequence, 'oddNo'],
  [packageNumbers.sequence, 'preId'],
  [inboundBatchNumbers.sequence, 'batchNo'],
  [repairNumbers.sequence, 'repairNo'],
  [labelSerials.sequence, 'labelSerial'],
]);

/** What the sequences of the running system count on from. */
export const lastOfSequences = (last: LastNumbers): Record<string, number> =>
  Object.fromEntries([...kinds].map(([sequence, kind]) => [sequence, last[kind]]));

/** Numbers after the ones that were given last. */
export const seededNumbers = (
  random: Random,
  before: LastNumbers = firstNumbers,
  newOneId: () => string = oneIdsBy(random),
): { numbers: Numbers; last: LastNumbers } => {
  const last = { ...before };
  const ofDay = new Map<string, number>();
  /** People count the batches of each day anew. */
  const nextOfDay = (day: string): number => {
    const next = (ofDay.get(day) ?? before.batchNo) + 1;
    ofDay.set(day, next);
    last.batchNo = Math.max(last.batchNo, next);
    return next;
  };

  const numbers: Numbers = {
    oneId: () => {
      last.oneIds++;
      return newOneId();
    },
    next: async (series, now) => {
      const kind = kinds.get(series.sequence);
      if (!kind) throw new Error(`The demo world has no numbers of ${series.sequence}.`);
      return series.write(kind === 'batchNo' ? nextOfDay(String(series.write(0, now))) : ++last[kind], now);
    },
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
