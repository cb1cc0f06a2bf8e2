import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { requireCompleteAddress } from '../address.ts';
import { requireEveryItemBoxedOnce, requireBoxesOfOneWarehouse, requireDistinctBoxes } from '../boxes.ts';
import {
  requireDistinctItems,
  requireItemsInStock,
  requireOneUserToReship,
  requireOneWarehouse,
  requireItemsNotOnOffer,
  requireItemsOfShop,
} from '../eligibility.ts';
import { requireDueAhead } from '../due.ts';
import { loadCardFee, requireFeeAgreed } from '../card-fee.ts';
import { application, applicantOf, applied, type Applicant, type ApplicationStates } from './application.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';

interface ApplyReship {
  applicant: Applicant;
  body: BodyOf<typeof applyReshipEndpoint>;
  now: Date;
}

export const applyReship = ({ applicant, body, now }: ApplyReship, states: ApplicationStates): Decision => {
  const { items } = states;
  const { oneIds, boxes, address, dueAt, remark } = body;
  const refusal =
    requireDueAhead(body.dueAt, now) ??
    requireDistinctItems(oneIds) ??
    requireItemsOfShop(applicant.shopId, items) ??
    requireItemsInStock(items) ??
    requireItemsNotOnOffer(items) ??
    requireOneUserToReship(items) ??
    requireBoxesOfOneWarehouse(boxes, items) ??
    requireOneWarehouse(items) ??
    requireDistinctBoxes(boxes) ??
    requireEveryItemBoxedOnce(boxes, oneIds) ??
    requireCompleteAddress(address) ??
    requireFeeAgreed(states.fee, body.feeCents);
  if (refusal) return refusal;

  return accept(...application(states, { ...applied(states, applicant), requestType: requestTypeOf.reship, address, boxes, dueAt, remark }));
};

export const applyReshipRoute = commandRoute(applyReshipEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const items = await load.many(itemStream, body.oneIds);
  const fee = await loadCardFee(load, { kind: 'reship', shopId: applicant.shopId, items, now });
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, applyReship({ applicant, body, now }, { order, items, fee }));
});
