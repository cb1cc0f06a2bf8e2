export interface LengthPart {
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  value: number;
}

/** A span in its two largest units: 14 m 30 s, 1 h 7 m, 33 d 17 h. What is zero is left out. */
export const stepLength = (milliseconds: number): LengthPart[] => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts: LengthPart[] = [
    { unit: 'days', value: Math.floor(seconds / 86_400) },
    { unit: 'hours', value: Math.floor(seconds / 3600) % 24 },
    { unit: 'minutes', value: Math.floor(seconds / 60) % 60 },
    { unit: 'seconds', value: seconds % 60 },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  return first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ value }, index) => index === 0 || value > 0);
};
