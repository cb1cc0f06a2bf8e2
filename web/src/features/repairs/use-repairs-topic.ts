import { repairsTopic } from '#contracts/repair/repair-topics.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';

/** The topic under which the repairs of one's shop move. */
export const useRepairsTopic = (): string | undefined => {
  const shopId = useOwnShop();
  return shopId === undefined ? undefined : repairsTopic(shopId);
};
