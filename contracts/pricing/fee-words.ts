import { inDollars } from '../kernel/fields/money-field.ts';
import type { Words } from '../kernel/words.ts';
import type { ChannelFeeLine } from './fee-table.ts';

/** Parts per million as `9.5%`. */
export const ppmInPercent = (ppm: number): string => `${ppm / 10_000}%`;

/** What a line keeps, in a few words: "9% of the price, at least $5.00". */
export const feeLineWords = ({ on, ppm, fixedCents, minCents, maxCents }: ChannelFeeLine): Words => {
  const parts: Words[] = [];
  if (ppm > 0)
    parts.push(
      on === 'price'
        ? { en: `${ppmInPercent(ppm)} of the price`, zh: `售价的 ${ppmInPercent(ppm)}` }
        : { en: `${ppmInPercent(ppm)} of what is left`, zh: `剩余金额的 ${ppmInPercent(ppm)}` },
    );
  if (minCents) parts.push({ en: `at least ${inDollars(minCents)}`, zh: `最低 ${inDollars(minCents)}` });
  if (maxCents !== undefined) parts.push({ en: `at most ${inDollars(maxCents)}`, zh: `最高 ${inDollars(maxCents)}` });
  if (fixedCents)
    parts.push(
      ppm > 0
        ? { en: `plus ${inDollars(fixedCents)}`, zh: `另加 ${inDollars(fixedCents)}` }
        : { en: inDollars(fixedCents), zh: inDollars(fixedCents) },
    );
  if (parts.length === 0) return { en: 'nothing', zh: '无' };
  return { en: parts.map(({ en }) => en).join(', '), zh: parts.map(({ zh }) => zh).join('，') };
};
