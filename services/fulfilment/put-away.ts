import { isItemOver } from '#contracts/fulfilment/item-over.ts';
import { archiveShipmentEndpoint, closeShipmentCaseEndpoint } from '#contracts/fulfilment/shipment-commands.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { itemsAllowing, requireShipmentAllows, shipmentItemFacts, type LoadedShipment, type Shipment } from '../aggregates/shipment/shipment.ts';
import { loadShipment, shipmentDecided } from './load-shipment.ts';

/** The operator has settled with the marketplace what was never received; it stays as it is, and may still turn up. */
export const closeCase = (reason: string, shipment: LoadedShipment): Decision => {
  const missing = itemsAllowing(shipment, 'ShipmentCaseClosed').filter(({ closed }) => !closed);
  return (
    requireShipmentAllows(shipment, 'ShipmentCaseClosed') ??
    (missing.length === 0 ? reject('ShipmentHasNoCase', { field: 'shipmentNo' }) : undefined) ??
    accept(change(shipment, { type: 'ShipmentCaseClosed', data: { oneIds: missing.map(({ oneId }) => oneId), reason } }))
  );
};

const requireNothingAwaited = ({ stage, items }: Shipment): Rejection | undefined =>
  stage === 'open' && !items.every((item) => isItemOver(shipmentItemFacts(item))) ? reject('ShipmentUnderWay', { field: 'shipmentNo' }) : undefined;

/** A mark, and no status of its own (R4.35). */
export const archiveShipment = (shipment: LoadedShipment): Decision =>
  requireShipmentAllows(shipment, 'ShipmentArchived') ??
  requireNothingAwaited(shipment) ??
  (shipment.archived ? { changes: [] } : accept(change(shipment, { type: 'ShipmentArchived', data: {} })));

export const closeShipmentCaseRoute = commandRoute(closeShipmentCaseEndpoint, async ({ body: { shipmentNo, reason }, viewer }, load) => {
  const shipment = await loadShipment(load, viewer, shipmentNo);
  return isRejection(shipment) ? shipment : shipmentDecided(shipment, closeCase(reason, shipment));
});

export const archiveShipmentRoute = commandRoute(archiveShipmentEndpoint, async ({ body: { shipmentNo }, viewer }, load) => {
  const shipment = await loadShipment(load, viewer, shipmentNo);
  return isRejection(shipment) ? shipment : shipmentDecided(shipment, archiveShipment(shipment));
});
