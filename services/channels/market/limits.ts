/** By cost: a small plan gives back a hundred points a second, and a call takes about ten. */
export const limits = { callsPerDay: 100_000, msBetweenCalls: 100 };
export const PAGE_SIZE = 100;
