import { countShipmentReviews, getShipment, listEligibleItems, listShipments } from '#contracts/fulfilment/shipment-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';

/** What a step of a shipment makes old. */
export const shipmentReads = [listShipments, getShipment, countShipmentReviews, listEligibleItems, listInventory];
