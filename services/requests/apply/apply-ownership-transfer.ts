import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyOwnershipTransferEndpoint } from '#contracts/requests/applications.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { shopStream, type Shop } from '#services/aggregates/shop/shop.ts';
import {
  requireDistinctItems,
  requireGenuineItems,
  requireItemsInStock,
  requireOneWarehouse,
  requireItemsNotOnOffer,
  requireItemsOfShop,
} from '../eligibility.ts';
import { loadCardFee, requireFeeAgreed } from '../card-fee.ts';
import { application, applicantOf, applied, type Applicant, type ApplicationStates } from './application.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';

interface ApplyOwnershipTransfer {
  applicant: Applicant;
  body: BodyOf<typeof applyOwnershipTransferEndpoint>;
}

const field = 'targetShopId';

export const requireAnotherShop = (applicant: Applicant, target: Shop): Rejection | undefined => {
  if (!target.exists) return reject('TargetShopUnknown', { field });
  return target.shopId === applicant.shopId ? reject('TargetShopIsOwn', { field }) : undefined;
};

export const applyOwnershipTransfer = (
  { applicant, body }: ApplyOwnershipTransfer,
  { target, ...states }: ApplicationStates & { target: Shop },
): Decision => {
  const { items } = states;
  const refusal =
    requireDistinctItems(body.oneIds) ??
    requireItemsOfShop(applicant.shopId, items) ??
    requireItemsInStock(items) ??
    requireItemsNotOnOffer(items) ??
    requireGenuineItems(items) ??
    requireOneWarehouse(items) ??
    requireAnotherShop(applicant, target) ??
    requireFeeAgreed(states.fee, body.feeCents);
  if (refusal) return refusal;

  const { targetShopId, remark } = body;
  return accept(...application(states, { ...applied(states, applicant), requestType: requestTypeOf.ownershipTransfer, targetShopId, remark }));
};

export const applyOwnershipTransferRoute = commandRoute(applyOwnershipTransferEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const target = await load.one(shopStream, body.targetShopId);
  const items = await load.many(itemStream, body.oneIds);
  const fee = await loadCardFee(load, { kind: 'ownershipTransfer', shopId: applicant.shopId, items, now });
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, applyOwnershipTransfer({ applicant, body }, { order, items, fee, target }));
});
