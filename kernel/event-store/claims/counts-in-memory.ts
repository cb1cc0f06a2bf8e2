import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Count } from '#kernel/commands/decision.ts';

export interface Counter {
  counter: string;
  key: string;
  n: number;
}

/** Bounded sums kept as their table keeps them. */
export const countsInMemory = () => {
  const counters = new Map<string, Counter>();

  return {
    all: (): Counter[] => [...counters.values()],
    refusal: (counts: readonly Count[]): Rejection | undefined => {
      const sums = new Map<string, number>();
      for (const { counter, key, by } of counts) {
        const place = placeOf(counter, key);
        sums.set(place, (sums.get(place) ?? counters.get(place)?.n ?? 0) + by);
      }
      const over = counts.find(({ counter, key, max }) => max !== undefined && sums.get(placeOf(counter, key))! > max);
      return over && (over.otherwise ?? reject('Conflict'));
    },
    /** Of what is not refused. */
    keep: (counts: readonly Count[]): void => {
      for (const { counter, key, by } of counts) {
        const place = placeOf(counter, key);
        counters.set(place, { counter, key, n: (counters.get(place)?.n ?? 0) + by });
      }
    },
  };
};

const placeOf = (counter: string, key: string): string => `${counter}\u0000${key}`;
