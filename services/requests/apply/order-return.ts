import type { ReturnCause } from '#contracts/outbound/return-causes.ts';
import { orderReturnEndpoint } from '#contracts/requests/order-return.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { oneIdAt, requireOfEach, requireOwnedBySeller } from '../eligibility.ts';
import type { ApplicationStates } from './application.ts';
import { orderDirectOutbound, requireOrderable } from './order-direct-outbound.ts';

/** Goods go back for what is true of them. */
const isUnfit = (cause: ReturnCause, item: Item) => {
  if (cause === 'failedInspection') return item.defective ? undefined : 'ItemPassedInspection';
  return item.relatedOneId === undefined ? 'ItemDidNotComeBack' : undefined;
};

export const orderReturn = (
  { viewer, body: { cause, ...body }, now }: CommandOf<typeof orderReturnEndpoint, 'viewer' | 'now'>,
  states: ApplicationStates,
): Decision => {
  const { items } = states;
  const command = { viewer, body: { ...body, returnCause: cause }, now };
  return (
    requireOrderable(command, items) ??
    requireOwnedBySeller(items) ??
    requireOfEach(items, oneIdAt, (item) => isUnfit(cause, item)) ??
    orderDirectOutbound(command, states)
  );
};

export const orderReturnRoute = commandRoute(orderReturnEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const items = await load.many(itemStream, body.oneIds);
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, orderReturn({ viewer, body, now }, { order, items }));
});
