import { walletTopic } from '#contracts/wallet/wallet-topics.ts';
import { useOwnShop } from '../access/use-own-shop.ts';

/** The topic under which the money of the own shop moves. */
export const useWalletTopic = (): string | undefined => {
  const shopId = useOwnShop();
  return shopId === undefined ? undefined : walletTopic(shopId);
};
