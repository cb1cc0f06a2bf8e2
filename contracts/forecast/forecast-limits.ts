/** A forecast that nobody sent expires after this many days. */
export const forecastLifetimeDays = 75;
export const mostUnitsOfAPackage = 5_000;
export const mostLinesOfAPackage = 500;
