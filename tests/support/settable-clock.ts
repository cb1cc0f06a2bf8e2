import type { Clock } from '#kernel/clock.ts';

/** Stands still until it is told to go on. */
export const settableClock = (start = new Date()): Clock & { pass(ms: number): void } => {
  let now = start.getTime();
  return { now: () => new Date(now), pass: (ms) => void (now += ms) };
};
