import { createHash } from 'node:crypto';

/** Numbers that look random and are the same from the same seed. */
export interface Chance {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  is(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** The generator is SplitMix32. */
export const chanceFrom = (seed: string): Chance => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    is: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)]!,
  };
};

/** Always the same for the same name, in the form of a UUID. */
export const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Always the same for the same name; `digits` long, the first never 0. */
export const numberOf = (name: string, digits: number): number => {
  const least = 10 ** (digits - 1);
  return least + (Number(createHash('sha256').update(name).digest().readBigUInt64LE(0) % BigInt(9 * least)) || 0);
};
