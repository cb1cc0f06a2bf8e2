/** A forecast that nobody sent expires after this many days. */
export const forecastLifetimeDays = 75;
export const MAX_UNITS_PER_PACKAGE = 5_000;
export const MAX_LINES_PER_PACKAGE = 500;
/** A tonne. */
export const MAX_PACKAGE_GRAMS = 1_000_000;
