import type { Tone } from '#contracts/item/item-states.ts';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import type { ShopPages } from './shop-pages.ts';

type Count =
  | 'differences'
  | 'feesToConfirm'
  | 'quotesToConfirm'
  | 'transfersToConfirm'
  | 'issue'
  | 'pastFree'
  | 'scheduled'
  | 'reviewing'
  | 'pendingOutbound'
  | 'cashOutsReviewing'
  | 'transfersReviewing'
  | 'consignmentsReviewing'
  | 'repairsReviewing';

/** Something that waits, and the list of just that. */
export interface QueueLink {
  count: Count;
  /** How it stands out while there is any. */
  tone: Tone;
  to: string;
}

const list = (path: string, view: string, filters: Readonly<Record<string, string>> = {}): string => addressOf(path, { pageNo: 1, view, filters });

/** What waits for the seller, most pressing first. The order is fixed: nothing jumps while one reads. */
export const sellerQueue = ({ packages, inventory, orders, cashOuts, ownershipTransfers }: ShopPages): readonly QueueLink[] => [
  { count: 'differences', tone: 'waiting', to: list(packages, 'difference') },
  { count: 'feesToConfirm', tone: 'waiting', to: list(orders, 'toConfirm') },
  { count: 'quotesToConfirm', tone: 'waiting', to: list(cashOuts, 'toConfirm') },
  { count: 'transfersToConfirm', tone: 'waiting', to: list(ownershipTransfers, 'toConfirm') },
  { count: 'issue', tone: 'refused', to: list(inventory, 'issue') },
  { count: 'pastFree', tone: 'waiting', to: list(inventory, 'pastFree') },
  { count: 'scheduled', tone: 'progress', to: list(packages, 'scheduled') },
];

/** What others are working on for the seller. */
export const othersQueue = ({ orders, cashOuts, ownershipTransfers, consignOrders, repairs }: ShopPages): readonly QueueLink[] => [
  { count: 'reviewing', tone: 'progress', to: list(orders, 'reviewing') },
  { count: 'pendingOutbound', tone: 'progress', to: list(orders, 'pendingOutbound') },
  { count: 'cashOutsReviewing', tone: 'progress', to: list(cashOuts, 'reviewing') },
  { count: 'transfersReviewing', tone: 'progress', to: list(ownershipTransfers, 'reviewing') },
  ...(consignOrders ? [{ count: 'consignmentsReviewing', tone: 'progress', to: list(consignOrders, 'reviewing') } as const] : []),
  ...(repairs ? [{ count: 'repairsReviewing', tone: 'progress', to: list(repairs, 'applied') } as const] : []),
];

type ItemView = 'all' | 'inbound' | 'forecast' | 'available' | 'listed' | 'outbounding';

export const itemsIn = ({ inventory }: ShopPages, view: ItemView): string => list(inventory, view);

export const soldBetween = ({ inventory }: ShopPages, days: ShopWorkplace['sales']): string =>
  list(inventory, 'everything', { soldBeginTime: days[0]?.day ?? '', soldEndTime: days.at(-1)?.day ?? '' });
