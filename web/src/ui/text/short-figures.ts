import { formatCount, formatMoney } from './formats.ts';

/** Whole dollars, for figures that are read from afar: `$412,860`. Integer cents in. */
export const wholeMoney = (amount: number): string => formatMoney(Math.round(amount / 100) * 100).replace(/\.00$/, '');

const one = (value: number): string => String(Math.round(value * 10) / 10);

/** For the ends of an axis: 13,500 is `13.5k`. */
export const shortCount = (count: number): string => {
  const size = Math.abs(count);
  if (size >= 1_000_000) return `${one(count / 1_000_000)}m`;
  return size >= 1_000 ? `${one(count / 1_000)}k` : formatCount(count);
};

export const shortMoney = (amount: number): string => `${amount < 0 ? '\u2212' : ''}$${shortCount(Math.abs(amount) / 100)}`;

/** A share as `8.4%`, without a sign. */
export const formatShare = (share: number): string => `${one(Math.abs(share) * 100)}%`;
