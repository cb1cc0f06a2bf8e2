import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { labelOfOrder } from '#services/aggregates/order/order-label.ts';
import { noItemTwice, onlyItemsInStock, onlyItemsOfOneWarehouse, onlyItemsOfShop } from '../eligibility.ts';
import { labelIsUsable } from '../label.ts';
import { requireDueAhead } from '../due.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';

type ApplyShipWithLabel = BodyOf<typeof applyShipWithLabelEndpoint>;

export const applyShipWithLabel = (command: ApplyShipWithLabel, applicant: Applicant, oddNo: string, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(
    noItemTwice(command.oneIds),
    onlyItemsOfShop(applicant.shopId, items),
    onlyItemsInStock(items),
    onlyItemsOfOneWarehouse(items),
    labelIsUsable(command.label),
  );
  if (refusal) return refusal;

  const { label, dropship, dueAt, remark } = command;
  return {
    changes: application({ ...applied(oddNo, applicant, items), requestType: requestTypeOf.shipWithLabel, label, dropship, dueAt, remark }),
    claims: labelOfOrder(label, { oddNo, shopId: applicant.shopId }),
  };
};

export const applyShipWithLabelRoute = commandRoute(applyShipWithLabelEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const items = await load.many(itemStream, body.oneIds);
  const oddNo = await numbers.oddNo(now);
  return orderDecided(oddNo, undefined, requireDueAhead(body.dueAt, now) ?? applyShipWithLabel(body, applicant, oddNo, items));
});
