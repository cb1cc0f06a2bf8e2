import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import type { VersionState } from '#contracts/fees/rate-card-queries.ts';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { ChannelFeeList, ChannelFeeRow } from '#contracts/pricing/channel-fees-calls.ts';
import { publishedFees, type FeeRow } from '#contracts/pricing/published-fees.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { SetFeeRow } from './table.ts';

/** Every row of fees, those that the channels publish among them. */
export const channelFees = async (db: ReadDatabase): Promise<FeeRow[]> => {
  const set = await db.selectFrom('channel_fees').select('rows').execute();
  return [...publishedFees, ...set.flatMap(({ rows }) => rows)];
};

/** By channel, those for all first, then by merchant, the latest first. */
export const channelFeeList = async (db: ReadDatabase, now: Date): Promise<ChannelFeeList> => {
  const rows: (FeeRow & Partial<SetFeeRow>)[] = await channelFees(db);
  const shopIds = [...new Set(rows.flatMap(({ shopId }) => (shopId === null ? [] : [shopId])))];
  const shops =
    shopIds.length === 0 ? [] : await db.selectFrom('shops').where('shop_id', 'in', shopIds).select(['shop_id', 'uid', 'realname']).execute();
  const today = dayIn(now, BOOK_TIME_ZONE);
  const records = rows.map((row): ChannelFeeRow => {
    const shop = shops.find(({ shop_id }) => shop_id === row.shopId);
    return {
      channel: row.channel,
      shopInfo: row.shopId === null ? null : { id: row.shopId, uid: shop?.uid ?? '', realname: shop?.realname ?? '' },
      version: row.version,
      state: stateOf(row, rows, today),
      from: row.from,
      fees: [...row.fees],
      description: row.description ?? '',
      setBy: row.by ?? null,
      gmtCreate: row.at ?? null,
    };
  });
  return { records: records.toSorted(inOrder) };
};

const stateOf = (row: FeeRow, rows: readonly FeeRow[], today: string): VersionState => {
  if (row.from > today) return 'coming';
  const isReplaced = rows.some((other) => other.channel === row.channel && other.shopId === row.shopId && other.from <= today && isLater(other, row));
  return isReplaced ? 'past' : 'inForce';
};

const isLater = (row: FeeRow, other: FeeRow): boolean => (row.from === other.from ? row.version > other.version : row.from > other.from);

const inOrder = (one: ChannelFeeRow, other: ChannelFeeRow): number =>
  channelKinds.indexOf(one.channel) - channelKinds.indexOf(other.channel) ||
  (one.shopInfo?.id ?? -Infinity) - (other.shopInfo?.id ?? -Infinity) ||
  other.from.localeCompare(one.from) ||
  other.version - one.version;
