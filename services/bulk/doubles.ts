import type { BulkRow } from '#contracts/bulk/bulk-events.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';

/** For so many days what was posted is compared with. */
const DOUBLE_DAYS = 90;

type Moved = Pick<BulkRow, 'shopId' | 'cents' | 'type'>;

/** What was posted to a wallet, with the reference that it bore; empty for none. */
export interface RecentPosting extends Moved {
  reference: string;
  postingId: string;
  postedAt: string;
}

export interface DoubleLookups {
  /** Postings since a day that move one of these wallets by its amount and type, and were not taken back, the latest first. */
  recentPostings(rows: readonly Moved[], since: string): Promise<readonly RecentPosting[]>;
}

export interface Double {
  postingId: string;
  postedAt: string;
}

/** By row: what was posted already to the same shop, by the same amount, type and reference. It may be meant all the same. */
export const findDoubles = async (
  rows: readonly BulkRow[],
  { recentPostings, now }: DoubleLookups & { now: Date },
): Promise<ReadonlyMap<number, Double>> => {
  if (rows.length === 0) return new Map();
  const recent = await recentPostings(rows, addDays(now.toISOString().slice(0, 10), -DOUBLE_DAYS));
  const latest = new Map<string, Double>();
  for (const { postingId, postedAt, ...posting } of recent.toReversed()) latest.set(looksOf(posting), { postingId, postedAt });
  return new Map(rows.flatMap((row) => (latest.has(looksOf(row)) ? [[row.row, latest.get(looksOf(row))!] as const] : [])));
};

const looksOf = ({ shopId, cents, type, reference }: Moved & { reference: string }): string =>
  [shopId, cents, type, reference.trim().toLowerCase()].join('\n');
