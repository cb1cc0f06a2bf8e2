import type { ChannelKind } from '../channels/channel-kinds.ts';
import { BOOK_TIME_ZONE } from '../fees/card-days.ts';
import { dayIn } from '../kernel/lists/date-range.ts';
import type { FeeTable } from '../pricing/fee-table.ts';
import { feesAt, type FeeRow } from '../pricing/published-fees.ts';

const free: FeeTable = [{ lines: [] }];

/** What a channel keeps of a sale of the shop at that moment. */
export const feesOn = (rows: readonly FeeRow[], asked: { channel: ChannelKind; shopId: number }, now: Date): FeeTable =>
  feesAt(rows, asked, dayIn(now, BOOK_TIME_ZONE))?.fees ?? free;
