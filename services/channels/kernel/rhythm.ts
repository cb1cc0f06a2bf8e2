/** How often each account is asked for its sales. */
export const salesEveryMs = 60_000;
/** How often an operation that was accepted is asked after, and one that was lost is looked for. */
export const ticketEveryMs = 2_000;
export const locateEveryMs = 30_000;
/** How often all that is for sale there is held against what we think. */
export const sweepEveryMs = 3_600_000;
