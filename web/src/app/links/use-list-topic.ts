import { everythingTopic, shopTopic, warehouseTopic } from '#contracts/live/topics.ts';
import { useUser } from '../access/use-user.ts';
import { asSeller, usePlace } from './place.ts';

/** The operator's own shop (R7.06). */
const selfOperatedShop = 1;

/** The topic under which a list of this page moves: the shop's for sellers, the warehouse's on the floor, everything for administrators. */
export const useListTopic = (list: 'inventory' | 'packages' | 'orders'): string | undefined => {
  const { terminal, shopId, warehouse } = useUser();
  const place = usePlace();
  if (asSeller(place)) {
    const shop = terminal === 'admin' ? selfOperatedShop : shopId;
    return shop === undefined ? undefined : shopTopic(list, shop);
  }
  if (terminal === 'admin') return everythingTopic(list);
  return warehouse && warehouseTopic(list, warehouse.id);
};
