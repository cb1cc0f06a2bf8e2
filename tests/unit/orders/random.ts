/** A seeded sequence, so that a walk that fails can be walked again. */
export const random = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    chance: (probability: number): boolean => next() < probability,
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)]!,
    some: <T>(of: readonly T[], most: number): T[] => of.filter(() => next() < most / of.length).slice(0, most),
  };
};
export type Random = ReturnType<typeof random>;
