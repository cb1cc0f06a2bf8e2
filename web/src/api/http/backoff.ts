const first = 400;
/** After a restart of the portal, a board on the wall follows again, and a handheld sends what it kept, within this. */
const longest = 4000;

/** Milliseconds before try number `attempt` (from 0): twice as long each time, and never two browsers in step. */
export const backoff = (attempt: number, random: () => number = Math.random): number => {
  const most = Math.min(longest, first * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random());
};
