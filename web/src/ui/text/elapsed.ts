const two = (value: number): string => String(value).padStart(2, '0');

/** A running clock: whole days apart, the rest as `00:14:33`. */
export const elapsed = (milliseconds: number): { days: number; clock: string } => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const ofDay = seconds % 86_400;
  return { days: Math.floor(seconds / 86_400), clock: [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60, ofDay % 60].map(two).join(':') };
};
