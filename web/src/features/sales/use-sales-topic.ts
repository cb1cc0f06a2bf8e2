import { allSalesTopic, salesTopic } from '#contracts/sales/sale-topics.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';

/** The topic under which the sales of one's shop move; of the office, those of all. */
export const useSalesTopic = (office: boolean): string | undefined => {
  const shopId = useOwnShop();
  if (office) return allSalesTopic;
  return shopId === undefined ? undefined : salesTopic(shopId);
};
