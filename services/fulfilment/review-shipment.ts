import { approveShipmentEndpoint, recallShipmentEndpoint, rejectShipmentEndpoint } from '#contracts/fulfilment/shipment-commands.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { GivenReason } from '#contracts/requests/preset-reasons.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireShipmentAllows, type LoadedShipment, type Shipment } from '../aggregates/shipment/shipment.ts';
import { loadShipment, shipmentDecided, withItems, type ShipmentAndItems } from './load-shipment.ts';

const requireSeen = (shipment: Shipment, version: number | undefined): Rejection | undefined =>
  version === undefined || version === shipment.version ? undefined : reject('ShipmentMovedOn', { field: 'version' });

/** Those that the shipment still holds; a case may have taken one away meanwhile. */
const freed = (
  { shipment, items }: ShipmentAndItems,
  event: (said: { oddNo: string; requestType: typeof requestTypeOf.shipWithLabel }) => ItemEvent,
): StreamChange[] => {
  const oddNoOf = new Map(shipment.boxes.map(({ boxNo, oddNo }) => [boxNo, oddNo]));
  return items.flatMap((item, index) => {
    const oddNo = oddNoOf.get(shipment.items[index]!.boxNo)!;
    return item.oddNo === oddNo ? [change(item, event({ oddNo, requestType: requestTypeOf.shipWithLabel }))] : [];
  });
};

export const approveShipment = ({ version }: { version?: number | undefined }, shipment: LoadedShipment): Decision =>
  requireShipmentAllows(shipment, 'ShipmentApproved') ??
  requireSeen(shipment, version) ??
  accept(change(shipment, { type: 'ShipmentApproved', data: {} }));

/** Its items are free at once. */
export const rejectShipment = ({ version, reason, preset }: GivenReason & { version?: number | undefined }, states: ShipmentAndItems): Decision => {
  const { shipment } = states;
  const why = { reason, ...(preset && { preset }) };
  return (
    requireShipmentAllows(shipment, 'ShipmentRejected') ??
    requireSeen(shipment, version) ??
    accept(
      change(shipment, { type: 'ShipmentRejected', data: why }),
      ...freed(states, (said) => ({ type: 'RequestRejected', data: { ...said, ...why } })),
    )
  );
};

/** The marketplace does not take it: nobody has to decide anything more. */
export const refuseInbound = (reason: string, states: ShipmentAndItems): Decision =>
  requireShipmentAllows(states.shipment, 'ProgrammeInboundRefused') ??
  accept(
    change(states.shipment, { type: 'ProgrammeInboundRefused', data: { reason } }),
    ...freed(states, (said) => ({ type: 'RequestRejected', data: { ...said, reason } })),
  );

export const recallShipment = (states: ShipmentAndItems): Decision =>
  requireShipmentAllows(states.shipment, 'ShipmentRecalled') ??
  accept(change(states.shipment, { type: 'ShipmentRecalled', data: {} }), ...freed(states, (data) => ({ type: 'RequestRecalled', data })));

export const approveShipmentRoute = commandRoute(approveShipmentEndpoint, async ({ body, viewer }, load) => {
  const shipment = await loadShipment(load, viewer, body.shipmentNo);
  return isRejection(shipment) ? shipment : shipmentDecided(shipment, approveShipment(body, shipment));
});

export const rejectShipmentRoute = commandRoute(rejectShipmentEndpoint, async ({ body, viewer }, load) => {
  const shipment = await loadShipment(load, viewer, body.shipmentNo);
  return isRejection(shipment) ? shipment : shipmentDecided(shipment, rejectShipment(body, await withItems(load, shipment)));
});

export const recallShipmentRoute = commandRoute(recallShipmentEndpoint, async ({ body, viewer }, load) => {
  const shipment = await loadShipment(load, viewer, body.shipmentNo);
  return isRejection(shipment) ? shipment : shipmentDecided(shipment, recallShipment(await withItems(load, shipment)));
});
