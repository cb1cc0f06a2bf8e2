/** The shipments of a shop into the fulfilment programme. */
export const shipmentsTopic = (shopId: number): string => `shipments:${shopId}`;
export const allShipmentsTopic = 'shipments:all';
