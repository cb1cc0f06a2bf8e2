import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { FeeRow } from '#contracts/pricing/published-fees.ts';
import type { KnownAccount } from '../aggregates/channel/account-for.ts';

/** A variant on a channel. */
export interface AskedPrice {
  channel: ChannelKind;
  sku: string;
  size: string;
}

/** What the read models know of the market. */
export interface MarketNeeds {
  /** The lowest price of each on its platform, in the order asked; null where it is not known, or too old to go by. */
  lowestAsks(asked: readonly AskedPrice[], now: Date): Promise<({ cents: number; asOf: string } | null)[]>;
  /** What the channels keep of a sale, for all sellers and for single ones. */
  channelFees(): Promise<readonly FeeRow[]>;
}

export interface ListingNeeds extends MarketNeeds {
  channelAccounts(): Promise<readonly KnownAccount[]>;
}
