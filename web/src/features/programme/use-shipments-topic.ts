import { allShipmentsTopic, shipmentsTopic } from '#contracts/fulfilment/shipment-topics.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';

/** The topic under which the shipments of one's shop move; of the office, those of all. */
export const useShipmentsTopic = (office: boolean): string | undefined => {
  const shopId = useOwnShop();
  if (office) return allShipmentsTopic;
  return shopId === undefined ? undefined : shipmentsTopic(shopId);
};
