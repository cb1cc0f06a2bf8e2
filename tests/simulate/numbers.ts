/** Of this run alone: a seed makes choices repeatable, but a carrier's number is used once. */
const run = Date.now().toString(36).toUpperCase();
let given = 0;

export const newNumber = (): string => `SIM${run}${String(++given).padStart(5, '0')}`;
