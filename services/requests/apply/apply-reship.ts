import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { addressIsComplete } from '../address.ts';
import { everyItemInOneBox, noBoxAcrossWarehouses, noBoxTwice } from '../boxes.ts';
import { noItemTwice, onlyItemsInStock, onlyItemsOfOneUser, onlyItemsOfOneWarehouse, onlyItemsOfShop } from '../eligibility.ts';
import { requireDueAhead } from '../due.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';

type ApplyReship = BodyOf<typeof applyReshipEndpoint>;

export const applyReship = (command: ApplyReship, applicant: Applicant, oddNo: string, items: readonly Item[]): Decision => {
  const { oneIds, boxes, address, dueAt, remark } = command;
  const refusal = firstRefusal(
    noItemTwice(oneIds),
    onlyItemsOfShop(applicant.shopId, items),
    onlyItemsInStock(items),
    onlyItemsOfOneUser(items),
    noBoxAcrossWarehouses(boxes, items),
    onlyItemsOfOneWarehouse(items),
    noBoxTwice(boxes),
    everyItemInOneBox(boxes, oneIds),
    addressIsComplete(address),
  );
  if (refusal) return refusal;

  return accept(...application({ ...applied(oddNo, applicant, items), requestType: requestTypeOf.reship, address, boxes, dueAt, remark }));
};

export const applyReshipRoute = commandRoute(applyReshipEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const items = await load.many(itemStream, body.oneIds);
  const oddNo = await numbers.oddNo(now);
  return orderDecided(oddNo, undefined, requireDueAhead(body.dueAt, now) ?? applyReship(body, applicant, oddNo, items));
});
