/** Five calls a second; nothing is said of a day. */
export const limits = { callsPerDay: 50_000, msBetweenCalls: 200 };
export const PAGE_SIZE = 100;
