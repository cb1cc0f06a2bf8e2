import type { Tone } from '../item/item-states.ts';
import type { Words } from '../kernel/words.ts';
import type { PausedFor } from '../pricing/explanation.ts';

/** Where a listing stands. What is asked of the channel and not told yet is told beside it: the listing is being synchronised (R9.41). */
export const listingStatuses = {
  publishing: { tone: 'waiting', en: 'Publishing', zh: '上架中' },
  live: { tone: 'done', en: 'Live', zh: '在售' },
  ending: { tone: 'progress', en: 'Delisting', zh: '下架中' },
  unknown: { tone: 'waiting', en: 'Being checked', zh: '核实中' },
  failed: { tone: 'refused', en: 'Failed', zh: '上架失败' },
  ended: { tone: 'cancelled', en: 'Delisted', zh: '已下架' },
  sold: { tone: 'done', en: 'Sold', zh: '已售出' },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type ListingStatus = keyof typeof listingStatuses;
export const listingStatusNames = Object.keys(listingStatuses) as [ListingStatus, ...ListingStatus[]];

/** In which it may be seen by a buyer, or is about to be: an item has one such listing on each channel at most. */
export const openListingStatuses = ['publishing', 'live', 'ending', 'unknown'] as const satisfies readonly ListingStatus[];

export const isOpenListing = (status: ListingStatus | undefined): boolean => (openListingStatuses as readonly unknown[]).includes(status);

/** Why a listing is to be ended. */
export const delistReasons = {
  user: { en: 'Delisted by the seller', zh: '卖家下架' },
  office: { en: 'Delisted by an administrator', zh: '管理员下架' },
  sold: { en: 'Sold elsewhere', zh: '已在其他平台售出' },
  taken: { en: 'The item is no longer available', zh: '货品不再可用' },
  blocked: { en: 'The account is blocked', zh: '账号被限制' },
  expired: { en: 'Expired', zh: '已过期' },
} as const satisfies Record<string, Words>;

/** Of a listing that takes up another one. */
export const againWords: Words = { en: 'Offered again: the sale was given up', zh: '销售已取消，重新上架' };

export type DelistReason = keyof typeof delistReasons;
export const delistReasonNames = Object.keys(delistReasons) as [DelistReason, ...DelistReason[]];

/** Why a listing is no longer priced automatically until somebody, or the market, goes on with it (R8.30). */
export const pauseWords: Readonly<Record<PausedFor, Words>> = {
  fiveDollars: { en: 'More than $5 from your price', zh: '与您的定价相差超过 $5' },
  limitReached: { en: 'The limit price is reached', zh: '已达到限价' },
  oscillating: { en: 'The price keeps turning', zh: '价格反复波动' },
  implausible: { en: 'One move would be too large', zh: '单次变动过大' },
  drifted: { en: 'The platform keeps another price', zh: '平台价格与本系统不一致' },
};
