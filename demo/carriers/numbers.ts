import { randomBytes } from 'node:crypto';

/** Begins where no number of the demo world does. */
let serial = Math.floor(Math.random() * 9_000_000) + 500_000;

const digits = (count: number): string => String(serial++).padStart(count, '0').slice(-count);

/** A tracking number of each carrier's length and beginning. */
export const trackingCode = (carrier: string): string => {
  if (carrier === 'USPS') return `94001112062${digits(11)}`;
  if (carrier.startsWith('UPS')) return `1ZSBX5040${digits(9)}`;
  return `78${digits(10)}`;
};

export const idOf = (kind: 'shp' | 'rate' | 'pl' | 'trk' | 'evt' | 'hook' | 'fee'): string => `${kind}_${randomBytes(16).toString('hex')}`;
