import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import {
  approveShipmentEndpoint,
  archiveShipmentEndpoint,
  closeShipmentCaseEndpoint,
  createShipmentEndpoint,
  recallShipmentEndpoint,
  rejectShipmentEndpoint,
} from './shipment-commands.ts';
import { countShipmentReviews, getShipment, listEligibleItems, listShipments } from './shipment-queries.ts';
import { shipmentRejections } from './shipment-rejections.ts';
import { allShipmentsTopic, shipmentsTopic } from './shipment-topics.ts';

export const fulfilmentContract = contract({
  endpoints: [
    createShipmentEndpoint,
    recallShipmentEndpoint,
    approveShipmentEndpoint,
    rejectShipmentEndpoint,
    closeShipmentCaseEndpoint,
    archiveShipmentEndpoint,
    listShipments,
    getShipment,
    countShipmentReviews,
    listEligibleItems,
  ],
  rejections: shipmentRejections,
  topics: [
    {
      kind: 'shipments',
      access: listShipments.access,
      scope: shopScope,
      of: { shipment: (_, { shopIds = [] }) => [...shopIds.map(shipmentsTopic), allShipmentsTopic] },
    },
  ],
});
