import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { shopStream, type Shop } from '#services/aggregates/shop/shop.ts';
import { noItemTwice, onlyItemsOfOneWarehouse, onlyItemsOfShop, onlyQualifiedItems, type FieldAt } from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';

type ApplyConsignment = BodyOf<typeof applyConsignmentEndpoint>;

const itemAt: FieldAt = (index) => `items.${index}.oneId`;

/** R6.34, R6.51. */
export const consignmentIsActivated = (shop: Shop): Rejection | undefined => (shop.touchPro ? undefined : reject('ConsignmentNotActivated'));

/** One order per item: `oddNos` are as many as `items`. */
export const applyConsignment = (
  command: ApplyConsignment,
  applicant: Applicant,
  oddNos: readonly string[],
  items: readonly Item[],
  shop: Shop,
): Decision => {
  const oneIds = command.items.map((item) => item.oneId);
  const refusal = firstRefusal(
    consignmentIsActivated(shop),
    noItemTwice(oneIds, itemAt),
    onlyItemsOfShop(applicant.shopId, items, itemAt),
    onlyQualifiedItems(items, itemAt),
    onlyItemsOfOneWarehouse(items, itemAt),
  );
  if (refusal) return refusal;

  const { platform, remark } = command;
  return accept(
    ...command.items.flatMap(({ priceCents }, index) =>
      application({ ...applied(oddNos[index]!, applicant, [items[index]!]), requestType: requestTypeOf.consignment, platform, priceCents, remark }),
    ),
  );
};

export const applyConsignmentRoute = commandRoute(applyConsignmentEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const shop = await load.one(shopStream, applicant.shopId);
  const items = await load.many(
    itemStream,
    body.items.map((item) => item.oneId),
  );
  const oddNos = await Promise.all(items.map(() => numbers.oddNo(now)));
  return decided(applyConsignment(body, applicant, oddNos, items, shop), { oddNos });
});
