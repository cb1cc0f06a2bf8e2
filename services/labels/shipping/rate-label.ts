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
import { builtInRateCard, type RateCard } from './rate-card.ts';
import { journeyOf, type Shipment } from './shipment.ts';

/** What every service that takes the parcel would charge, cheapest first. */
export const rateLabel = (
  shipment: Shipment,
  warehouse: Warehouse | undefined,
  priced: (offer: LabelOffer) => LabelOffer = (offer) => offer,
  card: RateCard = builtInRateCard,
): DataOf<typeof rateLabelEndpoint> | Rejection => {
  const journey = journeyOf(shipment, warehouse);
  if (isRejection(journey)) return journey;
  const offers = carrierServiceNames.flatMap((service) => card.price(service, { ...shipment, zone: journey.zone }) ?? []);
  if (offers.length === 0) return reject('NoServiceTakesParcel', { field: 'parcel' });
  return { offers: offers.map(priced).toSorted((a, b) => a.feeCents - b.feeCents), zone: journey.zone };
};

export const rateLabelRoute = ({ log, clock }: { log: EventLog; clock: Clock }) =>
  queryRoute(rateLabelEndpoint, async ({ body, viewer: { shopId } }) => {
    const warehouse = body.warehouseId === undefined ? undefined : await stateOf(log, warehouseStream, body.warehouseId);
    if (shopId === undefined) return rateLabel(body, warehouse);
    const cards = await rateCardsIn(log, { shopId }, 'label');
    const now = clock.now();
    return rateLabel(body, warehouse, (offer) => {
      const { surcharge: _, ...shown } = surcharged(offer, { shopId, cards, now });
      return shown;
    });
  });
