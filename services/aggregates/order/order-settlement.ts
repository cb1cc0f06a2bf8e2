import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import type { AgreedFee } from '#contracts/fees/fee-at.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { saleFees } from '#contracts/fees/sale-fees.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { loadRateCards } from '../rate-card/agreed-rate.ts';
import { consignmentCollection, consignmentFee, platformFee } from '../wallet/postings/goods-postings.ts';
import { itemStream } from '../item/item.ts';
import { earnSale, ownGoodsAmong, ownSaleOf, takeOutOfStock, type OwnGoods, type OwnSale } from '../wallet/own-goods.ts';
import type { Order, Sale } from './order-state.ts';

/** The cards that say what the platform and the operator keep of a sale. */
export const loadSettlementCards = async (load: Load, { shopId }: Pick<Order, 'shopId'>): Promise<RateCard[]> => [
  ...(await loadRateCards(load, { shopId }, 'platform')),
  ...(await loadRateCards(load, { shopId }, 'consignment')),
];

/**
 * What the seller of a consignment is paid once its sale is completed: the price, and what the platform and the operator keep of it by the cards of the day. Nothing
 * where it did not sell, and for the operator's own goods.
 */
export const settlementOf = ({ oddNo, shopId, sale }: Order, cards: readonly RateCard[], now: Date): WalletPosted[] => {
  if (!sale || shopId === selfOperatedShop) return [];
  const { oneId, platform, platOrderNo, soldPrice } = sale;
  const said = { shopId, id: oddNo, now, groupId: `settlement-${oddNo}` };
  const fees = saleFees(cards, { shopId, platform, soldCents: soldPrice }, dayIn(now, BOOK_TIME_ZONE));
  return [
    consignmentCollection({ ...said, platform, basis: { kind: 'sale', oddNo, platform, platOrderNo, items: [{ oneId, cents: soldPrice }] } }),
    ...(fees.platform ? [platformFee({ ...said, platform, basis: basisOf(fees.platform) })] : []),
    ...(fees.consignment ? [consignmentFee({ ...said, basis: basisOf(fees.consignment) })] : []),
  ];
};

export interface OwnSettlement {
  goods: readonly OwnGoods[];
  sale: OwnSale;
}

export const loadOwnSettlement = async (load: Load, oddNo: string, { oneId }: Pick<Sale, 'oneId'>): Promise<OwnSettlement> => ({
  goods: ownGoodsAmong(load, [await load.one(itemStream, oneId)]),
  sale: ownSaleOf(load, oddNo),
});

/** What the operator sold of its own goods is earned, and stock no longer; no wallet takes part. */
export const ownSettlementOf = (
  { oddNo, shopId, sale }: Order,
  { goods, sale: entries }: OwnSettlement,
  cards: readonly RateCard[],
  now: Date,
): StreamChange[] => {
  if (!sale) return [];
  const { platform, soldPrice } = sale;
  const { platform: fee } = saleFees(cards, { shopId, platform, soldCents: soldPrice }, dayIn(now, BOOK_TIME_ZONE));
  return [...earnSale(entries, { oddNo, sale, fee, now }), ...takeOutOfStock(goods, now)];
};

const basisOf = ({ rate: { cardId, version, line }, quantity }: AgreedFee): BasisOf<'card'> => ({ kind: 'card', cardId, version, line, quantity });
