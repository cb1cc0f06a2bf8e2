/** No number is published; one request a second has not been refused to anybody. */
export const limits = { callsPerDay: 20_000, msBetweenCalls: 500 };
export const PAGE_SIZE = 50;
