import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { closeTransferEndpoint } from '#contracts/transfers/transfer-endpoints.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { firstRefusal, requireItemAllows, requireWorksIn } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { orderAfter } from '../aggregates/order/order-answer.ts';
import { requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { onTheWay, type LoadedOrder } from '../aggregates/order/order.ts';
import { loadTransfer } from './transfer-policies.ts';

export interface CloseTransfer {
  viewer: Viewer;
  body: BodyOf<typeof closeTransferEndpoint>;
}

interface States {
  order: LoadedOrder;
  /** What has not arrived. */
  items: readonly LoadedItem[];
}

/** Only who awaits it can tell that nothing more comes. What is missing is sought there, and written off by two like anything else. */
export const closeTransfer = ({ viewer, body: { reason } }: CloseTransfer, { order, items }: States): Decision => {
  const warehouseId = order.toWarehouseId!;
  const refusal =
    requireWorksIn(viewer, warehouseId) ??
    requireOrderAllows(order, 'TransferReceived') ??
    firstRefusal(items, (item) => requireItemAllows(item, 'ItemLostInTransit', { field: 'oddNo' }));
  if (refusal) return refusal;

  const { oddNo } = order;
  const lost = items.map((item) => item.oneId);
  return accept(
    change(order, { type: 'TransferReceived', data: { warehouseId, oneIds: [], lost, reason, partial: false } }),
    ...items.map((item) => change(item, { type: 'ItemLostInTransit', data: { oddNo, warehouseId, reason } })),
  );
};

export const closeTransferRoute = commandRoute(closeTransferEndpoint, async ({ body, viewer }, load) => {
  const order = await loadTransfer(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const lost = onTheWay(order);
  const decision = closeTransfer({ viewer, body }, { order, items: await load.many(itemStream, lost) });
  if (isRejection(decision)) return decision;
  return { decision, answer: { oddNo: order.oddNo, state: orderAfter(order, decision).state, lost } };
});
