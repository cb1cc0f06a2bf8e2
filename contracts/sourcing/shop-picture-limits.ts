const megabyte = 1024 * 1024;

/** R5.05, R9.16. */
export const shopPictureLimits = { minSide: 300, maxSide: 4_000, bytes: 5 * megabyte, count: 9 } as const;
