import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyCashOutEndpoint } from '#contracts/requests/applications.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { requireDistinctItems, requireOneWarehouse, requireItemsNotOnOffer, requireItemsOfShop, requireQualifiedItems } from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant, type ApplicationStates } from './application.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';

interface ApplyCashOut {
  applicant: Applicant;
  body: BodyOf<typeof applyCashOutEndpoint>;
}

const requireGoodsOfSeller = ({ shopId }: Applicant): Rejection | undefined =>
  shopId === selfOperatedShop ? reject('OwnGoodsCashOut', { field: 'oneIds' }) : undefined;

export const applyCashOut = ({ applicant, body }: ApplyCashOut, states: ApplicationStates): Decision => {
  const { items } = states;
  const refusal =
    requireDistinctItems(body.oneIds) ??
    requireItemsOfShop(applicant.shopId, items) ??
    requireGoodsOfSeller(applicant) ??
    requireQualifiedItems(items) ??
    requireItemsNotOnOffer(items) ??
    requireOneWarehouse(items);
  if (refusal) return refusal;

  return accept(...application(states, { ...applied(states, applicant), requestType: requestTypeOf.cashOut, remark: body.remark }));
};

export const applyCashOutRoute = commandRoute(applyCashOutEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const items = await load.many(itemStream, body.oneIds);
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, applyCashOut({ applicant, body }, { order, items }));
});
