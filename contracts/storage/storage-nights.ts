import type { BasisOf } from '../ledger/basis.ts';
import type { WalletPosted } from '../wallet/wallet-events.ts';

/** What a night of storage costs, and by which card. */
export interface NightTerms {
  cardId: string;
  version: number;
  freeDays: number;
  dailyFeeCents: number;
}

/** The rates of storage in a warehouse, as they stand when they are asked for. */
export interface WarehouseRates {
  warehouseId: string;
  timeZone: string;
  /** On a date (`YYYY-MM-DD` there), for a shop; without one, for all that have no rates of their own. Undefined where storage costs nothing. */
  termsOn(date: string, shopId?: number): NightTerms | undefined;
  /** Shops that have rates of their own there. */
  shopsWithOwn: readonly number[];
}

/** The end of a local day in a warehouse, and what is charged for it. */
export interface Night {
  warehouseId: string;
  /** The moment at which the day ends. */
  endsAt: Date;
  /** What was shelved before that moment is past its free days; null where nothing is charged. */
  shelvedBefore: Date | null;
  /** Where a shop has terms of its own. */
  ofShops: readonly { shopId: number; shelvedBefore: Date | null }[];
}

/** What a shop has in a warehouse past its free days at the end of a day. */
export interface ShopNight {
  shopId: number;
  items: number;
  /** SHA-256 over its ONE IDs in their order, a space between each two. */
  digest: string;
}

/** The same of all shops, and the place in the log at which it was counted. */
export interface NightStock {
  position: string;
  shops: readonly ShopNight[];
}

/** Who took the charge of a night back: only a person has evidence to show for it. */
export const tookBack = ({ evidence }: Pick<BasisOf<'reversal'>, 'evidence'>): 'person' | 'recount' =>
  evidence === undefined ? 'recount' : 'person';

/** The last posting by which a shop was charged for a night. */
export interface PostedNight {
  posting: WalletPosted['data'];
  /** It was taken back, and nothing came in its place: by a person, whose decision stands, or because the night was counted again. */
  reversedBy: ReturnType<typeof tookBack> | null;
}

/** The items that a shop was charged for in a night. */
export interface ChargedItems {
  at: { warehouseId: string; centsPerNight: number };
  oneIds: readonly string[];
}

/** Where the charging of storage learns what lies where, on what terms, and what was charged. */
export interface StoredGoods {
  rates(): Promise<WarehouseRates[]>;
  charged(night: Night): Promise<NightStock>;
  /** The earliest moment from which nights may come to something else, because a shelving of then was undone at that moment or later. */
  undoneSince(moment: Date): Promise<Date | undefined>;
  /** Of each shop that was ever charged for the date. */
  postedFor(warehouseId: string, date: string): Promise<PostedNight[]>;
}
