export interface Retries {
  /** After so many failures it is given up. */
  maxAttempts: number;
  /** Before the second attempt, in ms; twice as long before each further one. */
  firstMs: number;
  maxMs: number;
}

/**
 * Milliseconds to wait after so many failures: between half of what the doubling says and all of it, so that those who failed together do not come back
 * together.
 */
export const backoffMs = ({ firstMs, maxMs }: Retries, failures: number, random: () => number = Math.random): number => {
  const full = Math.min(maxMs, firstMs * 2 ** (failures - 1));
  return Math.round(full * (0.5 + random() / 2));
};
