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

/** `+3`, and `−3` as it is. */
export const signedCount = (count: number): string => (count > 0 ? `+${formatCount(count)}` : formatCount(count));

/** Beyond this, a factor says more than a share. */
const trebled = 2;

/** A change as `+8.4%` or `−2.2%`; where something more than trebled, `×5.4`. */
export const formatChange = (change: number): string =>
  change > trebled ? `×${one(change + 1)}` : `${change < 0 ? '\u2212' : '+'}${formatShare(change)}`;

/** A share as `8.4%`, without a sign. */
export const formatShare = (share: number): string => `${one(Math.abs(share) * 100)}%`;
