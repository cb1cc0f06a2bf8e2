import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { carrierServiceNames } from '#contracts/labels/shipping/carrier-services.ts';
import { rateLabelEndpoint, type LabelOffer } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { warehouseStream, type Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import type { Clock } from '#kernel/clock.ts';
import { rateCardsIn } from '#services/aggregates/rate-card/agreed-rate.ts';
import { surcharged } from './surcharge.ts';
import { cardOf, type LabelSource } from './label-source.ts';
import { builtInRateCard, type Offer, type RateCard } from './rate-card.ts';
import { journeyOf, type Shipment } from './shipment.ts';

/** What every service that takes the parcel would charge, cheapest first. */
export const rateLabel = (
  shipment: Shipment,
  warehouse: Warehouse | undefined,
  priced: (offer: Offer) => LabelOffer = (offer) => offer,
  card: RateCard = builtInRateCard,
): DataOf<typeof rateLabelEndpoint> | Rejection => {
  const journey = journeyOf(shipment, warehouse);
  if (isRejection(journey)) return journey;
  const offers = carrierServiceNames.flatMap((service) => card.price(service, { ...shipment, zone: journey.zone }) ?? []);
  if (offers.length === 0) return reject('NoServiceTakesParcel', { field: 'parcel' });
  return { offers: offers.map(priced).toSorted((a, b) => a.feeCents - b.feeCents), zone: journey.zone };
};

/** What it is called there while nothing is bought. */
const onlyAsked = 'RATE';

export const rateLabelRoute = ({ log, clock, labelSource }: { log: EventLog; clock: Clock; labelSource: LabelSource }) =>
  queryRoute(rateLabelEndpoint, async ({ body, viewer: { shopId } }) => {
    const warehouse = body.warehouseId === undefined ? undefined : await stateOf(log, warehouseStream, body.warehouseId);
    const card = await cardOf(labelSource, body, warehouse, onlyAsked);
    if (isRejection(card)) return card;
    if (shopId === undefined) return rateLabel(body, warehouse, withoutQuote, card);
    const cards = await rateCardsIn(log, { shopId }, 'label');
    const now = clock.now();
    const priced = (offer: Offer) => {
      const { surcharge: _, ...shown } = surcharged(offer, { shopId, cards, now });
      return withoutQuote(shown);
    };
    return rateLabel(body, warehouse, priced, card);
  });

/** What the hub calls it is nobody's business. */
export const withoutQuote = (priced: Offer): LabelOffer => {
  const { quote: _, ...offer } = priced;
  return offer;
};
