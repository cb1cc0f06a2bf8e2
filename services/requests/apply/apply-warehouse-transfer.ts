import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { applyWarehouseTransferEndpoint } from '#contracts/requests/apply-warehouse-transfer.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { warehouseStream, type Warehouse } from '#services/aggregates/warehouse/warehouse.ts';
import { loadCardFee, requireFeeAgreed } from '../card-fee.ts';
import { requireAnotherWarehouse } from '../destination.ts';
import { requireDueAhead } from '../due.ts';
import {
  requireDistinctItems,
  requireGenuineItems,
  requireItemsInStock,
  requireItemsNotOnOffer,
  requireItemsOfShop,
  requireOneWarehouse,
} from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant, type ApplicationStates } from './application.ts';

interface ApplyWarehouseTransfer {
  applicant: Applicant;
  body: BodyOf<typeof applyWarehouseTransferEndpoint>;
  now: Date;
}

export const applyWarehouseTransfer = (
  { applicant, body, now }: ApplyWarehouseTransfer,
  { destination, ...states }: ApplicationStates & { destination: Warehouse },
): Decision => {
  const { items } = states;
  const { oneIds, toWarehouseId, dueAt, remark, feeCents } = body;
  const refusal =
    requireDueAhead(dueAt, now) ??
    requireDistinctItems(oneIds) ??
    requireItemsOfShop(applicant.shopId, items) ??
    requireItemsInStock(items) ??
    requireItemsNotOnOffer(items) ??
    requireGenuineItems(items) ??
    requireOneWarehouse(items) ??
    requireAnotherWarehouse(items, destination) ??
    requireFeeAgreed(states.fee, feeCents);
  if (refusal) return refusal;

  const requestType = requestTypeOf.warehouseTransfer;
  return accept(...application(states, { ...applied(states, applicant), requestType, toWarehouseId, dueAt, remark }));
};

export const applyWarehouseTransferRoute = commandRoute(applyWarehouseTransferEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const destination = await load.one(warehouseStream, body.toWarehouseId);
  const items = await load.many(itemStream, body.oneIds);
  const fee = await loadCardFee(load, { kind: 'warehouseTransfer', shopId: applicant.shopId, items, now });
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, applyWarehouseTransfer({ applicant, body, now }, { order, items, fee, destination }));
});
