/** Keeps calls from a destination that does not answer. */
export interface Breaker {
  /** In a row. */
  failures: number;
  openUntil: Date | null;
}

export type BreakerState = 'closed' | 'open' | 'halfOpen';

const MAX_FAILURES = 5;
const FIRST_OPEN_MS = 10_000;
const MAX_OPEN_MS = 10 * 60_000;

export const closedBreaker: Breaker = { failures: 0, openUntil: null };

/** Half open, one message is tried: it closes the breaker, or opens it for twice as long. */
export const breakerState = ({ openUntil }: Breaker, now: Date): BreakerState => {
  if (!openUntil) return 'closed';
  return openUntil > now ? 'open' : 'halfOpen';
};

export const afterFailure = ({ failures }: Breaker, now: Date): Breaker => {
  const more = failures + 1;
  if (more < MAX_FAILURES) return { failures: more, openUntil: null };
  return { failures: more, openUntil: new Date(now.getTime() + Math.min(MAX_OPEN_MS, FIRST_OPEN_MS * 2 ** (more - MAX_FAILURES))) };
};
