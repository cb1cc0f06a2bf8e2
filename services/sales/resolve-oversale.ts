import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { leastOf, penaltyOf, type OversaleChoice } from '#contracts/sales/penalties.ts';
import { keepSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { itemStream, type LoadedItem } from '#services/aggregates/item/item.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { requireSaleAllows, saleStream, type LoadedSale, type Sale } from '#services/aggregates/sale/sale.ts';
import { soldClaim } from '#services/aggregates/sale/sold-claim.ts';
import { cancelSale, onItsWay, type SaleOnItsWay } from './cancel-sale.ts';
import { loadSale, saleDecided } from './load-sale.ts';
import { reassignSale, requireOversold, requireSubstitute } from './reassign-sale.ts';
import type { Sold } from './sold.ts';
import { ship } from './take-sale.ts';

export interface Oversold {
  saleId: string;
  /** Items that are alike, the longest stored first. */
  twins: readonly string[];
  /** The number of the order by which another item leaves. */
  oddNo: string;
  applicantId: string;
}

export type Resolution = 'none' | OversaleChoice;

const reason = 'The item was sold twice';

const penalty = ({ channel, priceCents }: Sale): number => penaltyOf(channel!, priceCents);

/** The sale that was first gives way only as long as nobody has begun on it. */
const mayGiveWay = ({ sale, order }: SaleOnItsWay): boolean =>
  sale.status === 'pending' && sale.consigned !== true && order?.state === 'pendingOutbound' && order.picked.length === 0;

interface Sides {
  sale: LoadedSale;
  winner: SaleOnItsWay;
  item: LoadedItem;
}

/** The dearer one is kept: the item goes from the sale that was first to the one that came second, in one moment. */
export const giveWay = (
  { oddNo, applicantId }: Pick<Oversold, 'oddNo' | 'applicantId'>,
  { sale, winner, item }: Sides,
  load: Pick<Load, 'create'>,
): Decision => {
  const cancelled = cancelSale({ cause: 'oversold', reason, penaltyCents: penalty(winner.sale) }, winner);
  if (isRejection(cancelled)) return cancelled;
  const { channel, saleNo, currency, soldAt, shipBy, pickableAt, priceCents, saleId } = sale;
  const sold: Sold = { channel: channel!, saleNo: saleNo!, currency: currency!, soldAt: soldAt!, shipBy, pickableAt, priceCents, oneId: item.oneId };
  const taken = ship(sold, { order: load.create(orderStream, oddNo), item }, applicantId);
  return {
    changes: [...cancelled.changes, change(sale, { type: 'SaleReassigned', data: { oneId: sale.oneId, by: item.oneId, oddNo } }), ...taken.changes],
    claims: [...taken.claims, soldClaim(item.oneId, saleId)],
    releases: cancelled.releases ?? [],
  };
};

/** An item that is alike, where there is one; otherwise the sale is given up whose penalty is least. */
export const resolveOversale =
  (oversold: Oversold): Handle<Resolution> =>
  async (load) => {
    const sale = await load.one(saleStream, oversold.saleId);
    if (sale.heldBy === undefined || sale.status !== 'withIssue') return { decision: noChange, answer: 'none' };
    const [item, ...twins] = await load.many(itemStream, [sale.oneId, ...oversold.twins]);
    // What was first may have been given up since: the item is free for it.
    const twin = [item!, ...twins].find((one) => requireSubstitute(item!, one) === undefined);
    const winner = await winnerOf(load, sale);
    const otherPenaltyCents = winner && mayGiveWay(winner) ? penalty(winner.sale) : null;
    const choice = leastOf({ hasTwin: twin !== undefined, penaltyCents: penalty(sale), otherPenaltyCents });
    switch (choice) {
      case 'twin': {
        const order = load.create(orderStream, oversold.oddNo);
        return outcome(reassignSale(oversold.applicantId, { sale, sold: item!, twin: twin!, order }), choice);
      }
      case 'otherCancelled':
        return outcome(giveWay(oversold, { sale, winner: winner!, item: item! }, load), choice);
      case 'cancelled':
        return outcome(cancelSale({ cause: 'oversold', reason, penaltyCents: penalty(sale) }, { sale, items: [] }), choice);
    }
  };

/** As an administrator chooses it, whatever it costs. */
export const keepSaleRoute = commandRoute(keepSaleEndpoint, async ({ body: { saleId }, viewer, numbers, now }, load) => {
  const sale = await loadSale(load, viewer, saleId);
  if (isRejection(sale)) return sale;
  const refusal = requireSaleAllows(sale, 'SaleReassigned') ?? requireOversold(sale);
  if (refusal) return refusal;
  const [winner, item] = await Promise.all([winnerOf(load, sale), load.one(itemStream, sale.oneId)]);
  if (!winner || !mayGiveWay(winner)) return reject('SaleStays', { field: 'saleId' });
  const oddNo = await numbers.next(orderNumbers, now);
  return saleDecided(sale, giveWay({ oddNo, applicantId: viewer.accountId }, { sale, winner, item }, load));
});

const winnerOf = async (load: Load, { heldBy }: Sale): Promise<SaleOnItsWay | undefined> => {
  const winner = await load.one(saleStream, heldBy!);
  return winner.status === undefined ? undefined : onItsWay(load, winner);
};

const outcome = (decision: Decision, answer: Resolution): Rejection | { decision: Accepted; answer: Resolution } =>
  isRejection(decision) ? decision : { decision, answer };
