import { reject, type Rejection } from '#contracts/kernel/rejection.ts';

const zipForm = /^\d{5}(-\d{4})?$/;

export const isZipCode = (zipCode: string): boolean => zipForm.test(zipCode);

export const requireZipCode = (zipCode: string, field: string): Rejection | undefined =>
  isZipCode(zipCode) ? undefined : reject('ZipCodeInvalid', { field, params: { zipCode } });

/** About the middle of where ZIP codes begin with each digit, 0 to 9: miles east of the Pacific coast, and north of the Gulf. */
const middles: readonly (readonly [east: number, north: number])[] = [
  [2_760, 1_000],
  [2_600, 880],
  [2_420, 640],
  [2_080, 180],
  [2_080, 700],
  [1_500, 980],
  [1_500, 640],
  [1_200, 120],
  [620, 640],
  [60, 480],
];

/** Up to so many miles, zones 2 to 7; what is farther is in zone 8. */
const farthest = [150, 300, 600, 1_000, 1_400, 1_800];

/** Distance as carriers count it, from 2 (near) to 8 (coast to coast), by the first digits of two ZIP codes. */
export const zoneBetween = (from: string, to: string): number => {
  const [a, b] = [middleOf(from), middleOf(to)];
  const miles = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const band = farthest.findIndex((limit) => miles <= limit);
  return 2 + (band < 0 ? farthest.length : band);
};

const middleOf = (zipCode: string) => middles[Number(zipCode[0])]!;
