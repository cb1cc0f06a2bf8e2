import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { cashOutCollection } from '../wallet/postings/goods-postings.ts';
import type { Order } from './order-state.ts';

/** What the operator pays the seller of an order for goods that it buys, each at its price; it pays nothing for its own. */
export const paymentForGoods = ({ oddNo, shopId }: Order, items: BasisOf<'sale'>['items'], now: Date): WalletPosted[] =>
  shopId === selfOperatedShop ? [] : [cashOutCollection({ shopId, id: oddNo, basis: { kind: 'sale', oddNo, items }, now })];
