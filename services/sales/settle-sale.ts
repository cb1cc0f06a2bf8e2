import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import type { AgreedFee } from '#contracts/fees/fee-at.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { saleFees } from '#contracts/fees/sale-fees.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import { payOutSaleEndpoint, refundSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import { platformOf } from '#contracts/sales/sale-platforms.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Accepted, type Decision, type StreamChange } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { orderStream, type LoadedOrder } from '#services/aggregates/order/order.ts';
import { loadOwnSettlement, loadSettlementCards, type OwnSettlement } from '#services/aggregates/order/order-settlement.ts';
import { requireSaleAllows, requireShipped, type LoadedSale, type Sale } from '#services/aggregates/sale/sale.ts';
import {
  consignmentCollection,
  consignmentFee,
  ofPlatform,
  platformFee,
  platformReturnDeduction,
} from '#services/aggregates/wallet/postings/goods-postings.ts';
import { journal, journalStream, type JournalEvent } from '#services/aggregates/wallet/postings/journal.ts';
import { takeOutOfStock } from '#services/aggregates/wallet/own-goods.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { loadSale, saleDecided } from './load-sale.ts';

/** What a sale comes to: gross, and what the platform and the operator keep of it. In cents. */
interface Settlement {
  grossCents: number;
  platformFeeCents: number;
  consignmentFeeCents: number;
  payoutCents: number;
}

interface Fees {
  platform: AgreedFee | undefined;
  consignment: AgreedFee | undefined;
}

const feesOf = ({ channel, shopId, priceCents }: Sale, cards: readonly RateCard[], now: Date): Fees =>
  saleFees(cards, { shopId, platform: platformOf(channel!), soldCents: priceCents }, dayIn(now, BOOK_TIME_ZONE));

/** `paidCents`: what the platform paid. Its own figure decides; what it keeps by the cards is only expected. */
export const settled = ({ priceCents, consigned }: Pick<Sale, 'priceCents' | 'consigned'>, fees: Fees, paidCents: number | undefined): Settlement => {
  const told = paidCents ?? priceCents - (fees.platform?.cents ?? 0);
  // A consignment is settled at the price that its order was sold for.
  const paid = consigned === true ? Math.min(told, priceCents) : told;
  const grossCents = Math.max(priceCents, paid);
  const consignmentFeeCents = fees.consignment?.cents ?? 0;
  return { grossCents, platformFeeCents: grossCents - paid, consignmentFeeCents, payoutCents: paid - consignmentFeeCents };
};

/** A cent may come of rounding. */
const TOLERATED_CENTS = 1;

export const comparedWith = ({ priceCents }: Pick<Sale, 'priceCents'>, fees: Fees, paidCents: number | undefined): SaleEvent[] => {
  const expectedCents = priceCents - (fees.platform?.cents ?? 0);
  return paidCents === undefined || Math.abs(paidCents - expectedCents) <= TOLERATED_CENTS
    ? []
    : [{ type: 'PayoutCompared', data: { expectedCents, actualCents: paidCents } }];
};

export interface PayOut {
  paidCents?: number | undefined;
  now: Date;
}

export interface SettleStates {
  sale: LoadedSale;
  order: LoadedOrder | undefined;
  cards: readonly RateCard[];
  /** Of the seller; none where the operator sold its own goods. */
  wallet?: LoadedWallet | undefined;
  /** Where the operator sold what is its own. */
  own?: OwnSettlement | undefined;
}

/** A consignment that was completed before its sale was paid out has paid its seller already. */
const isPaidByOrder = (sale: Sale, order: LoadedOrder | undefined): boolean => sale.consigned === true && order?.state === 'completed';

const requireNotComingBack = ({ status }: Sale): Rejection | undefined =>
  status === 'returning' ? reject('SaleStatusForbids', { field: 'saleId', params: { status } }) : undefined;

/** Paid to the seller once, and the order by which it left is completed. */
export const payOutSale = ({ paidCents, now }: PayOut, states: SettleStates): Decision => {
  const { sale, order, cards } = states;
  const refusal = requireSaleAllows(sale, 'SalePaidOut') ?? requireShipped(sale) ?? requireNotComingBack(sale);
  if (refusal) return refusal;
  const fees = feesOf(sale, cards, now);
  const settlement = settled(sale, fees, paidCents);
  return accept(
    change(sale, { type: 'SalePaidOut', data: settlement }, ...comparedWith(sale, fees, paidCents)),
    ...(order?.state === 'outOfWarehouse' ? [change(order, { type: 'OrderCompleted', data: {} })] : []),
    ...(isPaidByOrder(sale, order) ? [] : paymentsOf(states, { settlement, fees, paidCents, now })),
  );
};

interface Paying extends PayOut {
  settlement: Settlement;
  fees: Fees;
}

const paymentsOf = ({ sale, wallet, own }: SettleStates, { settlement, fees, paidCents, now }: Paying): StreamChange[] => {
  const { shopId, oneId } = sale;
  const platform = platformOf(sale.channel!);
  const oddNo = sale.oddNo ?? sale.saleId;
  const groupId = `settlement-${oddNo}`;
  const soldFor: Basis & { kind: 'sale' } = {
    kind: 'sale',
    oddNo,
    platform,
    platOrderNo: sale.saleNo!,
    items: [{ oneId, cents: settlement.grossCents }],
  };
  const kept = keptBy(sale, settlement, fees, paidCents);
  if (own) {
    const said = { reference: { kind: 'order', id: oddNo }, now, shopId, groupId } as const;
    return [
      journal(own.sale.sold, { ...said, from: { account: 'income:sales' }, to: ofPlatform(platform), basis: soldFor }),
      ...(kept && platform !== platformOf('market')
        ? [journal(own.sale.kept, { ...said, from: ofPlatform(platform), to: { account: 'income:sales' }, basis: kept })]
        : []),
      // Everything else left the books when it left the house.
      ...(sale.consigned ? takeOutOfStock(own.goods, now) : []),
    ];
  }
  if (!wallet) return [];
  const said = { shopId, id: oddNo, now, groupId };
  const posted: WalletPosted[] = [
    consignmentCollection({ ...said, platform, basis: soldFor }),
    ...(kept ? [platformFee({ ...said, platform, basis: kept })] : []),
    ...(fees.consignment ? [consignmentFee({ ...said, basis: cardBasis(fees.consignment) })] : []),
  ];
  return [change(wallet, ...posted)];
};

/** By the card where the platform kept what the card says, else as the platform reports it. */
const keptBy = (
  { channel, saleId }: Sale,
  { platformFeeCents }: Settlement,
  { platform }: Fees,
  paidCents: number | undefined,
): Basis | undefined => {
  if (platformFeeCents === 0) return undefined;
  if (platform && (paidCents === undefined || platform.cents === platformFeeCents)) return cardBasis(platform);
  return { kind: 'provider', provider: platformOf(channel!), tradeNo: saleId, cents: platformFeeCents };
};

const cardBasis = ({ rate: { cardId, version, line }, quantity }: AgreedFee): Basis => ({ kind: 'card', cardId, version, line, quantity });

export interface RefundStates {
  sale: LoadedSale;
  wallet?: LoadedWallet | undefined;
  /** By which the operator gives back what it earned of its own. */
  returned?: NewStream<JournalEvent> | undefined;
}

/** What the platform paid for it goes back to the platform; what the operator took for its service stays. */
export const refundSale = ({ now }: { now: Date }, { sale, wallet, returned }: RefundStates): Decision => {
  const refusal = requireSaleAllows(sale, 'SaleRefunded');
  if (refusal) return refusal;
  const { shopId, paid, oneId, saleNo } = sale;
  const platform = platformOf(sale.channel!);
  const oddNo = sale.oddNo ?? sale.saleId;
  const deductedCents = paid ? paid.grossCents - paid.platformFeeCents : 0;
  const refunded = change(sale, { type: 'SaleRefunded', data: { deductedCents } });
  if (deductedCents === 0) return accept(refunded);
  const basis: Basis & { kind: 'sale' } = { kind: 'sale', oddNo, platform, platOrderNo: saleNo!, items: [{ oneId, cents: deductedCents }] };
  return accept(
    refunded,
    ...(wallet ? [change(wallet, platformReturnDeduction({ shopId, id: oddNo, now, platform, basis }))] : []),
    ...(returned
      ? [
          journal(returned, {
            from: ofPlatform(platform),
            to: { account: 'income:sales' },
            reference: { kind: 'order', id: oddNo },
            basis,
            now,
            shopId,
          }),
        ]
      : []),
  );
};

export const loadSettle = async (load: Load, sale: LoadedSale): Promise<SettleStates> => {
  const isOwn = sale.shopId === selfOperatedShop;
  const [order, cards, wallet] = await Promise.all([
    sale.oddNo === undefined ? undefined : load.one(orderStream, sale.oddNo),
    loadSettlementCards(load, sale),
    isOwn ? undefined : load.one(walletStream, sale.shopId),
  ]);
  const own = isOwn ? await loadOwnSettlement(load, sale.oddNo ?? sale.saleId, sale) : undefined;
  return { sale, order, cards, wallet, own };
};

export const payOutSaleRoute = commandRoute(payOutSaleEndpoint, async ({ body: { saleId, payoutCents: paidCents }, viewer, now }, load) => {
  const sale = await loadSale(load, viewer, saleId);
  if (isRejection(sale)) return sale;
  const decision = payOutSale({ paidCents, now }, await loadSettle(load, sale));
  const outcome = saleDecided(sale, decision);
  if (isRejection(outcome)) return outcome;
  const events = eventsOf(outcome.decision, sale);
  const { payoutCents } = events.find((event) => event.type === 'SalePaidOut')!.data;
  return { ...outcome, answer: { ...outcome.answer, payoutCents, differs: events.some(({ type }) => type === 'PayoutCompared') } };
});

const eventsOf = ({ changes }: Accepted, sale: Sale): SaleEvent[] =>
  changes.filter(({ id }) => id === sale.saleId).flatMap(({ events }) => events as readonly SaleEvent[]);

export const refundSaleRoute = commandRoute(refundSaleEndpoint, async ({ body: { saleId }, viewer, now }, load) => {
  const sale = await loadSale(load, viewer, saleId);
  if (isRejection(sale)) return sale;
  const isOwn = sale.shopId === selfOperatedShop;
  const wallet = isOwn ? undefined : await load.one(walletStream, sale.shopId);
  return saleDecided(
    sale,
    refundSale({ now }, { sale, wallet, returned: isOwn ? load.create(journalStream, `sale-return-${sale.oddNo}`) : undefined }),
  );
});
