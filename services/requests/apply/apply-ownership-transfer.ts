import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyOwnershipTransferEndpoint } from '#contracts/requests/apply-ownership-transfer.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { shopStream, type Shop } from '#services/aggregates/shop/shop.ts';
import { noItemTwice, onlyGenuineItems, onlyItemsInStock, onlyItemsOfOneWarehouse, onlyItemsOfShop } from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';

type ApplyOwnershipTransfer = BodyOf<typeof applyOwnershipTransferEndpoint>;

const field = 'targetShopId';

export const toAnotherShop = (applicant: Applicant, target: Shop): Rejection | undefined => {
  if (!target.exists) return reject('TargetShopUnknown', { field });
  return target.shopId === applicant.shopId ? reject('TargetShopIsOwn', { field }) : undefined;
};

export const applyOwnershipTransfer = (
  command: ApplyOwnershipTransfer,
  applicant: Applicant,
  oddNo: string,
  items: readonly Item[],
  target: Shop,
): Decision => {
  const refusal = firstRefusal(
    noItemTwice(command.oneIds),
    onlyItemsOfShop(applicant.shopId, items),
    onlyItemsInStock(items),
    onlyGenuineItems(items),
    onlyItemsOfOneWarehouse(items),
    toAnotherShop(applicant, target),
  );
  if (refusal) return refusal;

  const { targetShopId, remark } = command;
  return accept(...application({ ...applied(oddNo, applicant, items), requestType: requestTypeOf.ownershipTransfer, targetShopId, remark }));
};

export const applyOwnershipTransferRoute = commandRoute(applyOwnershipTransferEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const target = await load.one(shopStream, body.targetShopId);
  const items = await load.many(itemStream, body.oneIds);
  const oddNo = await numbers.oddNo(now);
  return orderDecided(oddNo, undefined, applyOwnershipTransfer(body, applicant, oddNo, items, target));
});
