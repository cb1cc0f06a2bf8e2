import type { Words } from '#contracts/kernel/words.ts';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import type { NumberRule } from './read-number.ts';

/** What a field takes, and how its bounds are said. */
export interface NumberKind extends NumberRule {
  show: (value: number) => string;
  prefix?: string;
  suffix?: string;
  /** Said of a number below the lower bound, where its rule has words of its own. */
  tooLow?: Words;
}

export interface Bounds {
  /** In the smallest unit, inclusive. */
  min?: number;
  max: number;
}

/** Dollars are typed, integer cents come out. */
export const moneyKind = ({ min = 0, max, tooLow }: Bounds & { tooLow?: Words }): NumberKind => ({
  decimals: 2,
  min,
  max,
  show: (cents) => formatMoney(cents),
  prefix: '$',
  ...(tooLow && { tooLow }),
});

/** Kilograms are typed, grams come out. */
export const kilogramKind = ({ min = 1, max }: Bounds): NumberKind => ({
  decimals: 3,
  min,
  max,
  show: (grams) => `${grams / 1000} kg`,
  suffix: 'kg',
});

export const wholeKind = ({ min = 0, max, unit, prefix }: Bounds & { unit?: string; prefix?: string }): NumberKind => ({
  decimals: 0,
  min,
  max,
  show: (count) => (unit ? `${formatCount(count)} ${unit}` : formatCount(count)),
  ...(unit && { suffix: unit }),
  ...(prefix && { prefix }),
});
