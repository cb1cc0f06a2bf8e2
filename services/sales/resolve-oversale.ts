import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { penaltyOf } from '#contracts/sales/penalties.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { itemStream, type LoadedItem } from '#services/aggregates/item/item.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { saleStream, type LoadedSale, type Sale } from '#services/aggregates/sale/sale.ts';
import { soldClaim } from '#services/aggregates/sale/sold-claim.ts';
import { cancelSale, onItsWay, type SaleOnItsWay } from './cancel-sale.ts';
import { reassignSale, requireSubstitute } from './reassign-sale.ts';
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

export type Resolution = 'none' | 'twin' | 'otherCancelled' | 'cancelled';

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
export const giveWay = ({ oddNo, applicantId }: Oversold, { sale, winner, item }: Sides, load: Pick<Load, 'create'>): Decision => {
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
    const twin = twins.find((one) => requireSubstitute(item!, one) === undefined);
    if (twin) {
      const order = load.create(orderStream, oversold.oddNo);
      return outcome(reassignSale(oversold.applicantId, { sale, sold: item!, twin, order }), 'twin');
    }
    const winner = await winnerOf(load, sale);
    if (winner && mayGiveWay(winner) && penalty(winner.sale) < penalty(sale))
      return outcome(giveWay(oversold, { sale, winner, item: item! }, load), 'otherCancelled');
    return outcome(cancelSale({ cause: 'oversold', reason, penaltyCents: penalty(sale) }, { sale, items: [] }), 'cancelled');
  };

const winnerOf = async (load: Load, { heldBy }: Sale): Promise<SaleOnItsWay | undefined> => {
  const winner = await load.one(saleStream, heldBy!);
  return winner.status === undefined ? undefined : onItsWay(load, winner);
};

const outcome = (decision: Decision, answer: Resolution): Rejection | { decision: Accepted; answer: Resolution } =>
  isRejection(decision) ? decision : { decision, answer };
