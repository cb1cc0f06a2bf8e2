import type { RateCard } from '#contracts/fees/rate-cards.ts';
import type { LabelBought } from '#contracts/labels/shipping/label-events.ts';
import type { Offer } from './rate-card.ts';
import { agreedFee } from '#services/aggregates/rate-card/agreed-rate.ts';

interface Buyer {
  shopId: number;
  /** The cards that may price a label for the shop. */
  cards: readonly RateCard[];
  now: Date;
}

export type Surcharged = Offer & Pick<LabelBought['data'], 'surcharge'>;

/** The offer of a carrier with what the operator adds to it by the rate cards: so much for each label, or a part of its price. */
export const surcharged = (offer: Offer, { shopId, cards, now }: Buyer): Surcharged => {
  const fee = agreedFee(cards, { shopId, subject: { service: 'label' } }, { order: 1, cent: offer.feeCents }, now);
  if (!fee || fee.cents === 0) return offer;
  const { cardId, version, line } = fee.rate;
  return { ...offer, feeCents: offer.feeCents + fee.cents, surcharge: { cardId, version, line, quantity: fee.quantity } };
};
