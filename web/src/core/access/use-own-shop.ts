import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { useUser } from './use-user.ts';

/** The shop whose pages one looks at: a seller's own, the operator's for administrators; nobody's on the floor. */
export const useOwnShop = (): number | undefined => {
  const { terminal, shopId } = useUser();
  return terminal === 'admin' ? selfOperatedShop : shopId;
};
