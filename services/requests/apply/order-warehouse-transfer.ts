import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderWarehouseTransferEndpoint } from '#contracts/requests/apply-warehouse-transfer.ts';
import { firstRefusal, requireItem, requireWithinReach } from '#services/aggregates/item/item-policies.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { warehouseStream, type Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { requireAnotherWarehouse } from '../destination.ts';
import { requireDueAhead } from '../due.ts';
import {
  oneIdAt,
  requireDistinctItems,
  requireGenuineItems,
  requireItemsInStock,
  requireItemsNotOnOffer,
  requireOneUser,
  requireOneWarehouse,
} from '../eligibility.ts';
import { application, applied, type ApplicationStates } from './application.ts';

/** Nothing is taken from a seller who did not ask for it: a fee is quoted, and theirs to confirm. */
export const orderWarehouseTransfer = (
  { viewer, body, now }: CommandOf<typeof orderWarehouseTransferEndpoint, 'viewer' | 'now'>,
  { destination, ...states }: ApplicationStates & { destination: Warehouse },
): Decision => {
  const { items } = states;
  const { oneIds, toWarehouseId, dueAt, remark } = body;
  const refusal =
    requireDueAhead(dueAt, now) ??
    requireDistinctItems(oneIds) ??
    firstRefusal(
      items,
      (item, index) => requireItem(item, { field: oneIdAt(index) }) ?? requireWithinReach(viewer, item, { field: oneIdAt(index) }),
    ) ??
    requireItemsInStock(items) ??
    requireItemsNotOnOffer(items) ??
    requireGenuineItems(items) ??
    requireOneUser(items) ??
    requireOneWarehouse(items) ??
    requireAnotherWarehouse(items, destination);
  if (refusal) return refusal;

  const applicant = { shopId: items[0]!.shopId, accountId: viewer.accountId };
  const requestType = requestTypeOf.warehouseTransfer;
  return accept(...application(states, { ...applied(states, applicant), requestType, toWarehouseId, dueAt, remark }));
};

export const orderWarehouseTransferRoute = commandRoute(orderWarehouseTransferEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const destination = await load.one(warehouseStream, body.toWarehouseId);
  const items = await load.many(itemStream, body.oneIds);
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, orderWarehouseTransfer({ viewer, body, now }, { order, items, destination }));
});
