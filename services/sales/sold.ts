import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Label } from '#services/aggregates/order/order-label.ts';

/** What is told of a sale, once it is known which item was sold. */
export interface Sold {
  channel: ChannelKind;
  saleNo: string;
  oneId: string;
  priceCents: number;
  currency: string;
  /** UTC, ISO 8601, here and below. */
  soldAt: string;
  shipBy?: string | undefined;
  pickableAt?: string | undefined;
  label?: Label | undefined;
  accountId?: string | undefined;
  externalId?: string | undefined;
  listingId?: string | undefined;
  /** By which it came to the shelves of the channel, where it is sold from those. */
  shipmentNo?: string | undefined;
  /** The buyer has not paid yet. */
  reserved?: boolean | undefined;
}
