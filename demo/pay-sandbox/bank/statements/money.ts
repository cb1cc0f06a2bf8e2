/** The operator's account at the sandbox's bank. */
export const operatorAccount = '9000012345';

/** Cents as `1204.60`. */
export const inUnits = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
