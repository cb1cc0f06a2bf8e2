/** Pixels from the middle of a day's name to that of the next. */
const apart = 64;

/** Of days side by side, the last and every so many before it: as many as have room for their names. */
export const namedDays = (days: readonly string[], room: number): string[] => {
  const step = Math.max(1, Math.ceil((days.length * apart) / room));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
};
