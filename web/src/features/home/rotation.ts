/** The ad-refresh interval, in milliseconds (R9.23). */
export const adRefreshMs = 20_000;

/** The place of a picture after a step, from 0; before the first stands the last. */
export const turned = (at: number, by: 1 | -1, count: number): number => (at + by + count) % count;
