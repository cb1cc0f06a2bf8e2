import { hashOf } from './art/hash.ts';

/** Numbers that look random and are the same from the same seed. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** 0 to `bound` − 1. */
  below(bound: number): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `weights` beside `from`. */
  weighted<T>(from: readonly T[], weights: readonly number[]): T;
  /** A new array. */
  shuffled<T>(from: readonly T[]): T[];
  letters(count: number): string;
  digits(count: number): string;
}

/** The generator is Mulberry32: 32 bits of state, enough for a world that is looked at. */
export const randomFrom = (seed: string | number): Random => {
  let state = hashOf(String(seed));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);

  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => next() < share,
    pick: (from) => from[below(from.length)]!,
    weighted: (from, weights) => {
      let left = next() * weights.reduce((sum, w) => sum + w, 0);
      return from[weights.findIndex((w) => (left -= w) < 0)] ?? from[from.length - 1]!;
    },
    shuffled: (from) => {
      const result = [...from];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
    letters: (count) => repeated(count, () => String.fromCharCode(65 + below(26))),
    digits: (count) => repeated(count, () => String(below(10))),
  };
};

const repeated = (count: number, one: () => string): string => Array.from({ length: count }, one).join('');
