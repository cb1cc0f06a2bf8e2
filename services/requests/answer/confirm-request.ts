import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { confirmRequestEndpoint, payRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accept, type Decision, noChange, type StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { loadOwnOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import type { LoadedOrder, Order } from '#services/aggregates/order/order.ts';
import { cashOutCollection } from '#services/aggregates/wallet/postings/goods-postings.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { approvalEffects } from '../approval-effects.ts';
import { type OrderAndItems, requireStillReserved, withItems } from '../order-items.ts';

interface States extends OrderAndItems {
  /** That of the seller, whom a cash-out pays. */
  wallet: LoadedWallet | undefined;
}

/** The seller accepts what was quoted, which completes the approval: the items are looked at again. What is sold is paid for in the same moment. */
export const confirmRequest = ({ now }: { now: Date }, { order, items, wallet }: States): Decision => {
  const refusal = requireOrderAllows(order, 'OrderConfirmed') ?? requireStillReserved({ order, items }, 'RequestConfirmed');
  if (refusal) return refusal;

  return accept(
    change(order, { type: 'OrderConfirmed', data: {} }),
    ...approvalEffects({ order, items }, 'RequestConfirmed'),
    ...paidFor(order, wallet, now),
  );
};

const paidFor = ({ oddNo, shopId, perItem }: Order, wallet: LoadedWallet | undefined, now: Date): StreamChange[] => {
  if (!wallet) return [];
  const items = perItem.map(({ oneId, priceCents }) => ({ oneId, cents: priceCents }));
  return [change(wallet, cashOutCollection({ shopId, id: oddNo, basis: { kind: 'sale', oddNo, items }, now }))];
};

const confirmed = async (load: Load, order: LoadedOrder, now: Date): Promise<Decision> => {
  const wallet = orderKinds[order.kind].isPaidOut ? await load.one(walletStream, order.shopId) : undefined;
  return confirmRequest({ now }, { ...(await withItems(load, order)), wallet });
};

export const confirmRequestRoute = commandRoute(confirmRequestEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, await confirmed(load, order, now));
});

/** A GET may be repeated by anyone on its way: the second one finds the work done. */
export const payRequestRoute = commandRoute(payRequestEndpoint, async ({ query, viewer, now }, load) => {
  const order = await loadOwnOrder(load, viewer, query.id);
  if (isRejection(order)) return order;
  if (order.requestType !== query.type) return reject('NotFound', { field: 'type' });
  return orderDecided(order, order.confirmed ? noChange : await confirmed(load, order, now));
});
