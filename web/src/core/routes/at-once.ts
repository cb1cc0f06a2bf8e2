/** State of a navigation that is a step on the page that is open: it is drawn in one go, since whoever scans waits for it. Any other is drawn piece by piece. */
export const atOnce = { atOnce: true };

export const isAtOnce = (state: unknown): boolean => (state as Partial<typeof atOnce> | null)?.atOnce === true;
