/** Published 2026-01: one call a second and 25,000 a day, counted from midnight UTC. */
export const limits = { callsPerDay: 25_000, msBetweenCalls: 1_000 };

/** An access token lasts twelve hours; clients get a new one each hour. */
export const MAX_TOKEN_SECONDS = 3_600;
export const PAGE_SIZE = 100;
