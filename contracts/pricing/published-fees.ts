import type { ChannelKind } from '../channels/channel-kinds.ts';
import type { ChannelFeeLine, FeeTable } from './fee-table.ts';

/** What a channel keeps from a day on, for all merchants or one. */
export interface FeeRow {
  channel: ChannelKind;
  /** null: for all that have none of their own. */
  shopId: number | null;
  /** `YYYY-MM-DD`, UTC. */
  from: string;
  /** Counted by channel; 0: as the channel published it. */
  version: number;
  fees: FeeTable;
}

const flat = (...lines: ChannelFeeLine[]): FeeTable => [{ lines }];
const published = (channel: ChannelKind, fees: FeeTable): FeeRow => ({ channel, shopId: null, from: '2020-01-01', version: 0, fees });

/** What the channels publish, for a seller who begins there; what an account truly pays is a row of its own. */
export const publishedFees: readonly FeeRow[] = [
  published('stockMarket', flat({ name: 'transaction', on: 'price', ppm: 90_000, minCents: 500 }, { name: 'processing', on: 'price', ppm: 30_000 })),
  published(
    'kickExchange',
    flat(
      { name: 'commission', on: 'price', ppm: 95_000 },
      { name: 'seller', on: 'price', ppm: 0, fixedCents: 500 },
      { name: 'cashOut', on: 'rest', ppm: 29_000 },
    ),
  ),
  published('market', flat({ name: 'payment', on: 'price', ppm: 29_000, fixedCents: 30 })),
  published('ticketKicks', flat({ name: 'commission', on: 'price', ppm: 95_000, fixedCents: 500 }, { name: 'cashOut', on: 'rest', ppm: 29_000 })),
  published('auction', [
    { belowCents: 15_000, lines: [{ name: 'commission', on: 'price', ppm: 136_000, fixedCents: 40 }] },
    { lines: [{ name: 'commission', on: 'price', ppm: 80_000 }] },
  ]),
  published('asiaMarket', flat({ name: 'commission', on: 'price', ppm: 100_000, minCents: 1_100, maxCents: 3_300 })),
  published('shortVideo', flat({ name: 'commission', on: 'price', ppm: 60_000 })),
  // R9.14.
  published('b2b', flat()),
];

/** The row in force on a day: the merchant's own, or else the one for all. */
export const feesAt = (rows: readonly FeeRow[], asked: { channel: ChannelKind; shopId: number }, day: string): FeeRow | undefined => {
  let found: FeeRow | undefined;
  for (const row of rows) {
    if (row.channel !== asked.channel || row.from > day || (row.shopId !== null && row.shopId !== asked.shopId)) continue;
    if (!found || isCloser(row, found)) found = row;
  }
  return found;
};

const isCloser = (row: FeeRow, other: FeeRow): boolean => {
  if ((row.shopId === null) !== (other.shopId === null)) return row.shopId !== null;
  return row.from === other.from ? row.version > other.version : row.from > other.from;
};
