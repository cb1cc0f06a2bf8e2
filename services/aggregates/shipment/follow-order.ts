import type { ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { Decision, StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { orderStream, type Order } from '../order/order.ts';
import { itemsAllowing, shipmentStream, type LoadedShipment, type Shipment } from './shipment.ts';

/** What the floor does with a box of a shipment, its items do too, in the same moment. */
export const withShipment = async (load: Load, order: Order, decision: Decision): Promise<Decision> => {
  if (isRejection(decision) || order.shipmentNo === undefined) return decision;
  const shipment = await load.one(shipmentStream, order.shipmentNo);
  const told = decision.changes
    .filter(({ stream, id }) => stream.prefix === 'order' && id === order.oddNo)
    .flatMap(({ events }) => events as OrderEvent[]);
  const followed = told.flatMap((event) => followedBy(event, order, shipment));
  return followed.length > 0 ? { ...decision, changes: [...decision.changes, change(shipment, ...followed)] } : decision;
};

const followedBy = (event: OrderEvent, { oddNo }: Order, shipment: Shipment): ShipmentEvent[] => {
  switch (event.type) {
    case 'OrderShipped': {
      const { oneIds, logNo, carrier, partial } = event.data;
      const here = insideBox(shipment, oddNo);
      const left = here.filter((oneId) => oneIds.includes(oneId));
      const short = partial ? [] : here.filter((oneId) => !oneIds.includes(oneId));
      return [
        ...(left.length > 0 ? [{ type: 'ShipmentItemsShipped' as const, data: { oneIds: left, logNo, carrier } }] : []),
        // A short pick may be undone until the rest of the box has left.
        ...leftOut(short, 'Not found when the box was packed'),
      ];
    }
    case 'OrderCancelled':
      return leftOut(insideBox(shipment, oddNo), event.data.reason);
    case 'OrderItemReplaced':
      return [{ type: 'ShipmentItemReplaced', data: { oneIds: [event.data.oneId], by: event.data.by } }];
    default:
      return [];
  }
};

const leftOut = (oneIds: string[], reason: string): ShipmentEvent[] =>
  oneIds.length > 0 ? [{ type: 'ShipmentItemsLeftOut', data: { oneIds, reason } }] : [];

/** What of a box is still in the warehouse. */
const insideBox = (shipment: Shipment, oddNo: string): string[] => {
  const boxNo = shipment.boxes.find((box) => box.oddNo === oddNo)?.boxNo;
  return itemsAllowing(shipment, 'ShipmentItemsShipped')
    .filter((item) => item.boxNo === boxNo)
    .map(({ oneId }) => oneId);
};

interface CameBack {
  former: { oneId: string; oddNo?: string | undefined };
  as: string;
}

/** What comes back from the programme's centre, under new ONE IDs. */
export const returnedFromProgramme = async (load: Load, units: readonly CameBack[]): Promise<StreamChange[]> => {
  const orders = await load.many(orderStream, [...new Set(units.flatMap(({ former: { oddNo } }) => oddNo ?? []))]);
  const shipmentOf = new Map(orders.flatMap((order) => (order?.shipmentNo === undefined ? [] : [[order.oddNo, order.shipmentNo] as const])));
  const shipments: LoadedShipment[] = await load.many(shipmentStream, [...new Set(shipmentOf.values())]);
  return shipments.flatMap((shipment) => {
    const expected = new Set(itemsAllowing(shipment, 'ShipmentItemCameBack').map(({ oneId }) => oneId));
    const events = units
      .filter(({ former }) => shipmentOf.get(former.oddNo ?? '') === shipment.shipmentNo && expected.has(former.oneId))
      .map(({ former, as }): ShipmentEvent => ({ type: 'ShipmentItemCameBack', data: { oneIds: [former.oneId], as } }));
    return events.length > 0 ? [change(shipment, ...events)] : [];
  });
};
