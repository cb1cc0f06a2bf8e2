import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { buyOrderLabelEndpoint, rateOrderLabelEndpoint } from '#contracts/labels/order-labels/order-label-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { Parcel } from '#contracts/labels/shipping/shipping-label-fields.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { askCarrier } from '#services/aggregates/carriers/carrier-hub.ts';
import { requireWithinReach } from '#services/aggregates/item/item-policies.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { orderStream, waybillOf, type LoadedOrder, type Order } from '#services/aggregates/order/order.ts';
import { labelSerials } from '#services/aggregates/shipping-label/label-serials.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { inDollars } from '#services/aggregates/wallet/wallet-policies.ts';
import { warehouseStream, type Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { cardOf, type LabelSource } from '../shipping/label-source.ts';
import { rateLabel, withoutQuote } from '../shipping/rate-label.ts';
import type { RateCard } from '../shipping/rate-card.ts';
import { journeyOf, type Shipment } from '../shipping/shipment.ts';

/** An order goes to an address, and nothing says yet under which number. */
const requireUnlabelled = (order: Order): Rejection | undefined => {
  const { oddNo, labelOrdered, address } = order;
  if (labelOrdered) return reject('OrderLabelOrdered', { field: 'oddNo', params: { oddNo } });
  if (waybillOf(order)) return reject('OrderHasLabel', { field: 'oddNo', params: { oddNo } });
  return address ? undefined : reject('OrderWithoutAddress', { field: 'oddNo', params: { oddNo } });
};

/** From its warehouse to its address; nothing is declared for it. */
const shipmentOf = ({ warehouseId, address }: Order, parcel: Parcel): Shipment => {
  const { idCardNumber: _, ...to } = address!;
  return { warehouseId, to, parcel, declaredValueCents: 0, signature: 'none' };
};

export const rateOrderLabelRoute = ({ log, labelSource }: { log: EventLog; labelSource: LabelSource }) =>
  queryRoute(rateOrderLabelEndpoint, async ({ body: { oddNo, parcel }, viewer }) => {
    const order = await stateOf(log, orderStream, oddNo);
    if (!order) return reject('NotFound', { field: 'oddNo' });
    const refusal = requireWithinReach(viewer, order, { field: 'oddNo' }) ?? requireUnlabelled(order);
    if (refusal) return refusal;
    const warehouse = await stateOf(log, warehouseStream, order.warehouseId);
    const shipment = shipmentOf(order, parcel);
    const card = await cardOf(labelSource, shipment, warehouse, oddNo);
    return isRejection(card) ? card : rateLabel(shipment, warehouse, withoutQuote, card);
  });

interface States {
  order: LoadedOrder;
  label: NewStream<LabelEvent>;
  warehouse: Warehouse;
}

/** The wish of a label: the carrier is asked once it is on record. It is priced again: what was seen may be old. */
export const buyOrderLabel = (
  { service, parcel, feeCents, now }: BodyOf<typeof buyOrderLabelEndpoint> & { now: Date },
  { order, label, warehouse }: States,
  card: RateCard,
): Decision => {
  const refusal = requireOrderAllows(order, 'OrderLabelOrdered') ?? requireUnlabelled(order);
  if (refusal) return refusal;
  const shipment = shipmentOf(order, parcel);
  const journey = journeyOf(shipment, warehouse);
  if (isRejection(journey)) return journey;
  const { declaredValueCents, signature } = shipment;
  const offer = card.price(service, { parcel, declaredValueCents, signature, zone: journey.zone });
  if (!offer) return reject('ServiceTakesNoSuchParcel', { field: 'service' });
  // Without a carrier there is no number, and none is made up for goods that leave.
  if (!offer.quote) return reject('NoCarrierConnected');
  if (offer.feeCents !== feeCents)
    return reject('LabelPriceMoved', { field: 'feeCents', params: { fee: inDollars(offer.feeCents), feeCents: offer.feeCents } });

  const { oddNo, shopId, warehouseId } = order;
  const { carrier } = carrierServices[service];
  const labelNo = label.id;
  const bought = { labelNo, shopId, carrier, ...offer, declaredValueCents, signature, warehouseId, parcel, ...journey, forOrder: oddNo };
  return accept(
    change(label, { type: 'LabelBought', data: { ...bought, boughtAt: now.toISOString() } }),
    change(order, { type: 'OrderLabelOrdered', data: { labelNo, carrier } }),
  );
};

export const buyOrderLabelRoute = (source: LabelSource) =>
  commandRoute(buyOrderLabelEndpoint, async ({ body, viewer, numbers, now }, load) => {
    const order = await loadOrder(load, viewer, body.oddNo);
    if (isRejection(order)) return order;
    const refusal = requireOrderAllows(order, 'OrderLabelOrdered') ?? requireUnlabelled(order);
    if (refusal) return refusal;
    const warehouse = await load.one(warehouseStream, order.warehouseId);
    const labelNo = `SL-${await numbers.next(labelSerials, now)}`;
    const card = await cardOf(source, shipmentOf(order, body.parcel), warehouse, labelNo);
    if (isRejection(card)) return card;
    const label = load.create(shippingLabelStream, labelNo);
    const { carrier } = carrierServices[body.service];
    const outcome = toOutcome(buyOrderLabel({ ...body, now }, { order, label, warehouse }, card), { oddNo: body.oddNo, labelNo, carrier });
    return isRejection(outcome) ? outcome : { ...outcome, messages: [askCarrier(labelNo)] };
  });
