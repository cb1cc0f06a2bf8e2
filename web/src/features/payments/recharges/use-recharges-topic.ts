import { allRechargesTopic, rechargesTopic } from '#contracts/payments/recharge-topics.ts';
import { useUser } from '#web/core/access/use-user.ts';

/** The topic under which the recharges move that one sees: those of one's shop, or all of them for finance. */
export const useRechargesTopic = (): string | undefined => {
  const { terminal, shopId } = useUser();
  if (terminal === 'admin') return allRechargesTopic;
  return shopId === undefined ? undefined : rechargesTopic(shopId);
};
