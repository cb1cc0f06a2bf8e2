import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { ReturnCause } from '#contracts/outbound/return-causes.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import { orderDirectOutboundEndpoint } from '#contracts/requests/applications.ts';
import { firstRefusal, requireItem, requireWithinReach } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { claimLabelForOrder } from '#services/aggregates/order/order-label.ts';
import { requireCompleteAddress } from '../address.ts';
import { requireDueAhead } from '../due.ts';
import { requireDistinctItems, oneIdAt, requireItemsInStock, requireOneUser, requireOneWarehouse } from '../eligibility.ts';
import { requireUsableLabel } from '../label.ts';
import { applied, type ApplicationStates } from './application.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';

type Call = CommandOf<typeof orderDirectOutboundEndpoint, 'viewer' | 'now'>;
/** `returnCause`: the goods go back to their seller, for this. */
interface Ordered extends Omit<Call, 'body'> {
  body: Call['body'] & { returnCause?: ReturnCause };
}

/** Items of one user in one warehouse, that nothing holds, and a way out that is sound. */
export const requireOrderable = ({ viewer, body, now }: Ordered, items: readonly Item[]): Rejection | undefined => {
  const { oneIds, label, address, dueAt } = body;
  return (
    requireDueAhead(dueAt, now) ??
    requireDistinctItems(oneIds) ??
    firstRefusal(
      items,
      (item, index) => requireItem(item, { field: oneIdAt(index) }) ?? requireWithinReach(viewer, item, { field: oneIdAt(index) }),
    ) ??
    requireItemsInStock(items) ??
    requireOneUser(items) ??
    requireOneWarehouse(items) ??
    (label && requireUsableLabel(label)) ??
    (address && requireCompleteAddress(address))
  );
};

export const orderDirectOutbound = (command: Ordered, states: ApplicationStates): Decision => {
  const { order, items } = states;
  const refusal = requireOrderable(command, items);
  if (refusal) return refusal;

  const { viewer, body } = command;
  const { label, address, dueAt, remark, returnCause } = body;
  const { shopId } = items[0]!;
  const data = {
    ...applied(states, { shopId, accountId: viewer.accountId }),
    requestType: requestTypeOf.directOutbound,
    label,
    address,
    dueAt,
    remark,
    ...(returnCause && { returnCause }),
  };
  return {
    changes: [
      change(order, { type: 'OrderApplied', data }),
      ...items.map((item) => change(item, { type: 'DirectOutboundOrdered', data: { oddNo: order.id } })),
    ],
    claims: claimLabelForOrder(label, data),
  };
};

export const orderDirectOutboundRoute = commandRoute(orderDirectOutboundEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const items = await load.many(itemStream, body.oneIds);
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, orderDirectOutbound({ viewer, body, now }, { order, items }));
});
