import type { Clock } from '#kernel/clock.ts';

export interface MovingClock extends Clock {
  /** So many milliseconds pass at once. */
  pass(ms: number): void;
}

/** Goes as the wall's does, and can be put forward. */
export const movingClock = (): MovingClock => {
  let ahead = 0;
  return { now: () => new Date(Date.now() + ahead), pass: (ms) => void (ahead += ms) };
};
