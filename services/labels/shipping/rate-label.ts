import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { carrierServiceNames } from '#contracts/labels/shipping/carrier-services.ts';
import { rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { warehouseStream, type Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { builtInRateCard, type RateCard } from './rate-card.ts';
import { journeyOf, type Shipment } from './shipment.ts';

/** What every service that takes the parcel would charge, cheapest first. */
export const rateLabel = (
  shipment: Shipment,
  warehouse: Warehouse | undefined,
  card: RateCard = builtInRateCard,
): DataOf<typeof rateLabelEndpoint> | Rejection => {
  const journey = journeyOf(shipment, warehouse);
  if (isRejection(journey)) return journey;
  const offers = carrierServiceNames.flatMap((service) => card.price(service, { ...shipment, zone: journey.zone }) ?? []);
  if (offers.length === 0) return reject('NoServiceTakesParcel', { field: 'parcel' });
  return { offers: offers.toSorted((a, b) => a.feeCents - b.feeCents), zone: journey.zone };
};

export const rateLabelRoute = (log: EventLog) =>
  queryRoute(rateLabelEndpoint, async ({ body }) =>
    rateLabel(body, body.warehouseId === undefined ? undefined : await stateOf(log, warehouseStream, body.warehouseId)),
  );
