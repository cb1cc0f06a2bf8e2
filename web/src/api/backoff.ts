const first = 400;
const longest = 15_000;

/** Milliseconds before try number `attempt` (from 0): twice as long each time, and never two browsers in step. */
export const backoff = (attempt: number, random: () => number = Math.random): number => {
  const most = Math.min(longest, first * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random());
};
