/** Not published; a client counts fifty calls a second for a shop. */
export const limits = { callsPerDay: 100_000, msBetweenCalls: 50 };
export const PAGE_SIZE = 100;
/** Sneakers. */
export const CATEGORY = '601352';
/** So many pictures of a product are shown. */
export const MAX_PICTURES = 9;
