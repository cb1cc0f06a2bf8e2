import type { ShipmentStage } from '#contracts/fulfilment/shipment-statuses.ts';
import type { ScopedViewer } from '#contracts/kernel/access/row-scope.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { shipmentStream, type LoadedShipment } from '../aggregates/shipment/shipment.ts';

/** The shipment, if the caller may reach it: sellers those of their shop. `NotFound` otherwise. */
export const loadShipment = async (load: Load, viewer: ScopedViewer, shipmentNo: string): Promise<LoadedShipment | Rejection> => {
  const shipment = await load.one(shipmentStream, shipmentNo);
  if (shipment.stage === undefined) return reject('NotFound', { field: 'shipmentNo' });
  return requireWithinReach(viewer, shipment, { field: 'shipmentNo' }) ?? shipment;
};

export interface ShipmentAndItems {
  shipment: LoadedShipment;
  /** In the shipment's sequence. */
  items: readonly LoadedItem[];
}

export const withItems = async (load: Load, shipment: LoadedShipment): Promise<ShipmentAndItems> => ({
  shipment,
  items: await load.many(
    itemStream,
    shipment.items.map(({ oneId }) => oneId),
  ),
});

/** A decision on one shipment, as a command route takes it: what is answered is where it stands after it. */
export const shipmentDecided = (
  shipment: LoadedShipment,
  decision: Decision,
): Rejection | { decision: Accepted; answer: { shipmentNo: string; stage: ShipmentStage } } =>
  isRejection(decision)
    ? decision
    : { decision, answer: { shipmentNo: shipment.shipmentNo, stage: stateAfter(shipmentStream, shipment, decision).stage! } };
