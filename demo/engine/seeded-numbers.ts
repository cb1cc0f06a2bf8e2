import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { inboundBatchNumbers } from '#services/aggregates/batch/batch-numbers.ts';
import type { Random } from '../random.ts';

/** The last numbers given: the running system counts on from there. */
export interface LastNumbers {
  /** By sequence. */
  serials: Record<string, number>;
  /** ONE IDs given. */
  oneIds: number;
}

/** People count the batches of each day anew; batches of either kind have one sequence. */
const countedByDay: ReadonlySet<string> = new Set([inboundBatchNumbers.sequence]);

/** Numbers after the ones that were given last; those of a series that is not among them begin where it does. */
export const seededNumbers = (
  random: Random,
  before: LastNumbers = { serials: {}, oneIds: 0 },
  newOneId: () => string = oneIdsBy(random),
): { numbers: Numbers; last: LastNumbers } => {
  const last: LastNumbers = { serials: { ...before.serials }, oneIds: before.oneIds };
  const given = new Map<string, number>();

  const numbers: Numbers = {
    oneId: () => {
      last.oneIds++;
      return newOneId();
    },
    next: async (series, now) => {
      const { sequence, startsAbove = 0 } = series;
      const counter = countedByDay.has(sequence) ? String(series.write(0, now)) : sequence;
      const serial = (given.get(counter) ?? before.serials[sequence] ?? startsAbove) + 1;
      given.set(counter, serial);
      last.serials[sequence] = Math.max(last.serials[sequence] ?? 0, serial);
      return series.write(serial, now);
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
