import { MAX_PACKAGE_GRAMS, MAX_UNITS_PER_PACKAGE } from '../forecast/forecast-limits.ts';
import { MAX_REFERENCE, MAX_REMARK } from '../kernel/fields/typed-lengths.ts';

/** What one import may hold. All of it is forecast in one command. */
export const importLimits = {
  rows: 5_000,
  units: 10_000,
  /** Of one row, as of one size in the form. */
  quantity: MAX_UNITS_PER_PACKAGE,
  /** Errors that an answer lists; the file with corrections has all. */
  listedErrors: 500,
  /** Characters in a cell. */
  text: 60,
  size: 20,
  remark: MAX_REMARK,
  reference: MAX_REFERENCE,
  weightGrams: MAX_PACKAGE_GRAMS,
  /** A cost of one million. */
  costCents: 100_000_000,
  keptHours: 24,
} as const;
