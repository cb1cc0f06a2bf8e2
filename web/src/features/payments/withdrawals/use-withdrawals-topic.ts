import { allWithdrawalsTopic, withdrawalsTopic } from '#contracts/withdrawals/withdrawal-topics.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';

/** The topic under which the withdrawals of this page move: the own shop's for sellers, every shop's for finance. */
export const useWithdrawalsTopic = (): string | undefined => {
  const shopId = useOwnShop();
  if (!isSellerView(useViewpoint())) return allWithdrawalsTopic;
  return shopId === undefined ? undefined : withdrawalsTopic(shopId);
};
