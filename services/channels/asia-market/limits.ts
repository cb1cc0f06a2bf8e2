/** As one client's account had it. */
export const limits = { callsPerDay: 20_000, msBetweenCalls: 300 };
export const PAGE_SIZE = 100;
export const QUOTES_AT_ONCE = 20;
/** A list of orders reaches so far. */
export const MAX_SPAN_MS = 7 * 86_400_000;
/** In which the buyer may cancel after paying, and a while for the news of it to reach us. */
export const CANCEL_WINDOW_MS = 70 * 60_000;
