import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { feePlatforms, type FeePlatform, type FeeSubject } from '#contracts/fees/fee-subjects.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { agreedFee, loadRateCards } from '../rate-card/agreed-rate.ts';
import { consignmentCollection, consignmentFee, platformFee } from '../wallet/postings/goods-postings.ts';
import type { Order } from './order-state.ts';

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
  const feeFor = (subject: FeeSubject): BasisOf<'card'> | undefined => {
    const fee = agreedFee(cards, { shopId, subject }, { cent: soldPrice, item: 1 }, now);
    if (!fee || fee.cents === 0) return undefined;
    const { cardId, version, line } = fee.rate;
    return { kind: 'card', cardId, version, line, quantity: fee.quantity };
  };
  const ofPlatform = isFeePlatform(platform) ? feeFor({ service: 'platform', platform }) : undefined;
  const ofOperator = feeFor({ service: 'consignment' });
  return [
    consignmentCollection({ ...said, platform, basis: { kind: 'sale', oddNo, platform, platOrderNo, items: [{ oneId, cents: soldPrice }] } }),
    ...(ofPlatform ? [platformFee({ ...said, platform, basis: ofPlatform })] : []),
    ...(ofOperator ? [consignmentFee({ ...said, basis: ofOperator })] : []),
  ];
};

const isFeePlatform = (platform: string): platform is FeePlatform => (feePlatforms as readonly string[]).includes(platform);
