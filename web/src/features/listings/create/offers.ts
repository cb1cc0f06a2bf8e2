import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { createListingsEndpoint, ListingResult } from '#contracts/listings/create-listings.ts';
import type { ListableItem } from '#contracts/listings/listing-queries.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** Cents by item and channel, as far as they are typed. */
export type OfferPrices = Readonly<Record<string, TypedNumber>>;

export const offerKey = (oneId: string, channel: ChannelKind): string => `${oneId} ${channel}`;

export interface Offer {
  oneId: string;
  channel: ChannelKind;
  lowestCents: number | null;
  gmtLowest: string | null;
  /** Why it cannot be made. */
  refusal: string | null;
}

/** Every item on every chosen channel; what the server said of one stands in place of what it might say. */
export const offersOf = (items: readonly ListableItem[], channels: readonly ChannelKind[]): Offer[] =>
  items.flatMap(({ oneId, refusal, channels: known }) =>
    known
      .filter(({ channel }) => channels.includes(channel))
      .map(({ channel, refusal: there, lowestCents, gmtLowest }) => ({
        oneId,
        channel,
        lowestCents,
        gmtLowest,
        refusal: refusal?.msg ?? there?.msg ?? null,
      })),
  );

/** Those that can be made, and those that cannot be made yet for want of a price. */
export const readyOffers = (offers: readonly Offer[], prices: OfferPrices): { ready: Offer[]; missing: Offer[] } => {
  const possible = offers.filter(({ refusal }) => refusal === null);
  const isPriced = ({ oneId, channel }: Offer): boolean => typeof prices[offerKey(oneId, channel)] === 'number';
  return { ready: possible.filter(isPriced), missing: possible.filter((offer) => !isPriced(offer)) };
};

export const bodyOf = (ready: readonly Offer[], prices: OfferPrices, rule: PricingRule | null): BodyInputOf<typeof createListingsEndpoint> => ({
  items: [...new Set(ready.map(({ oneId }) => oneId))].map((oneId) => ({
    oneId,
    on: ready
      .filter((offer) => offer.oneId === oneId)
      .map(({ channel }) => ({ channel, priceCents: prices[offerKey(oneId, channel)] as number, ...(rule && { rule }) })),
  })),
});

export const resultOf = (results: readonly ListingResult[], { oneId, channel }: Offer): ListingResult | undefined =>
  results.find((result) => result.oneId === oneId && result.channel === channel);
