import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { consignmentCollection } from '../wallet/postings/goods-postings.ts';
import type { Order } from './order-state.ts';

/** What the seller of a consignment is paid once its sale is completed; nothing where it did not sell, and for the operator's own goods. */
export const settlementOf = ({ oddNo, shopId, sale }: Order, now: Date): WalletPosted[] => {
  if (!sale || shopId === selfOperatedShop) return [];
  const { oneId, platform, platOrderNo, soldPrice } = sale;
  const basis: BasisOf<'sale'> = { kind: 'sale', oddNo, platform, platOrderNo, items: [{ oneId, cents: soldPrice }] };
  return [consignmentCollection({ shopId, id: oddNo, platform, basis, now, groupId: `settlement-${oddNo}` })];
};
