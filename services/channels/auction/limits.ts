/** Not published for the selling calls of an account; a listing is changed 250 times a day at most. */
export const limits = { callsPerDay: 50_000, msBetweenCalls: 200 };
export const PAGE_SIZE = 100;
/** Shoes for men. */
export const CATEGORY = '15709';
export const MARKETPLACE = 'EBAY_US';
