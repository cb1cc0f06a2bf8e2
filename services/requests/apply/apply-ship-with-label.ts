import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { claimLabelForOrder } from '#services/aggregates/order/order-label.ts';
import { requireDistinctItems, requireItemsInStock, requireOneWarehouse, requireItemsNotOnOffer, requireItemsOfShop } from '../eligibility.ts';
import { requireUsableLabel } from '../label.ts';
import { requireDueAhead } from '../due.ts';
import { loadCardFee, requireFeeAgreed } from '../card-fee.ts';
import { application, applicantOf, applied, type Applicant, type ApplicationStates } from './application.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';

interface ApplyShipWithLabel {
  applicant: Applicant;
  body: BodyOf<typeof applyShipWithLabelEndpoint>;
  now: Date;
}

export const applyShipWithLabel = ({ applicant, body, now }: ApplyShipWithLabel, states: ApplicationStates): Decision => {
  const { items } = states;
  const refusal =
    requireDueAhead(body.dueAt, now) ??
    requireDistinctItems(body.oneIds) ??
    requireItemsOfShop(applicant.shopId, items) ??
    requireItemsInStock(items) ??
    requireItemsNotOnOffer(items) ??
    requireOneWarehouse(items) ??
    requireUsableLabel(body.label) ??
    requireFeeAgreed(states.fee, body.feeCents);
  if (refusal) return refusal;

  const { label, dropship, dueAt, remark } = body;
  return {
    changes: application(states, { ...applied(states, applicant), requestType: requestTypeOf.shipWithLabel, label, dropship, dueAt, remark }),
    claims: claimLabelForOrder(label, { oddNo: states.order.id, shopId: applicant.shopId }),
  };
};

export const applyShipWithLabelRoute = commandRoute(applyShipWithLabelEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const items = await load.many(itemStream, body.oneIds);
  const fee = await loadCardFee(load, { kind: 'shipWithLabel', shopId: applicant.shopId, items, now });
  const order = load.create(orderStream, await numbers.next(orderNumbers, now));
  return orderDecided(order, applyShipWithLabel({ applicant, body, now }, { order, items, fee }));
});
