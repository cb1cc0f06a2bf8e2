import { everythingTopic, shopTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useUser } from '../access/use-user.ts';
import { isSellerView, useViewpoint } from './viewpoint.ts';
import { useOwnShop } from '../access/use-own-shop.ts';

/** The topic under which a list of this page moves: the shop's for sellers, the warehouse's on the floor, everything for administrators. */
export const useListTopic = (list: 'inventory' | 'packages' | 'orders' | 'batches' | 'listings'): string | undefined => {
  const { terminal, warehouse } = useUser();
  const shopId = useOwnShop();
  if (isSellerView(useViewpoint())) return shopId === undefined ? undefined : shopTopic(list, shopId);
  if (terminal === 'admin') return everythingTopic(list);
  return warehouse && warehouseTopic(list, warehouse.id);
};
