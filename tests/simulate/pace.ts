/** Hands out turns at an even rate. Time lost is made up for by a quarter of a second's turns at most, so that a pause is not followed by a burst. */
export interface Pace {
  /** Whether a command may begin at this moment, in milliseconds of any clock that only goes forward. */
  turn(now: number): boolean;
}

const mostSaved = (ratePerSecond: number): number => Math.max(1, ratePerSecond / 4);

export const paceOf = (ratePerSecond: number, begun: number): Pace => {
  let saved = 1;
  let last = begun;
  return {
    turn(now) {
      saved = Math.min(mostSaved(ratePerSecond), saved + ((now - last) / 1000) * ratePerSecond);
      last = now;
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};
