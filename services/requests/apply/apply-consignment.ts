import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { itemStream, type LoadedItem } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { shopStream, type Shop } from '#services/aggregates/shop/shop.ts';
import {
  requireDistinctItems,
  requireOneWarehouse,
  requireItemsNotOnOffer,
  requireItemsOfShop,
  requireQualifiedItems,
  type FieldAt,
} from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { NewStream } from '#kernel/commands/loaded.ts';

interface ApplyConsignment {
  applicant: Applicant;
  body: BodyOf<typeof applyConsignmentEndpoint>;
}

const itemAt: FieldAt = (index) => `items.${index}.oneId`;

/** R6.34, R6.51. */
export const requireConsignmentActivated = (shop: Shop): Rejection | undefined => (shop.touchPro ? undefined : reject('ConsignmentNotActivated'));

interface States {
  /** One order per item, in the sequence of the command. */
  orders: readonly NewStream<OrderEvent>[];
  items: readonly LoadedItem[];
  shop: Shop;
}

export const applyConsignment = ({ applicant, body }: ApplyConsignment, { orders, items, shop }: States): Decision => {
  const oneIds = body.items.map((item) => item.oneId);
  const refusal =
    requireConsignmentActivated(shop) ??
    requireDistinctItems(oneIds, itemAt) ??
    requireItemsOfShop(applicant.shopId, items, itemAt) ??
    requireQualifiedItems(items, itemAt) ??
    requireItemsNotOnOffer(items, itemAt) ??
    requireOneWarehouse(items, itemAt);
  if (refusal) return refusal;

  const { platform, remark } = body;
  return accept(
    ...body.items.flatMap(({ priceCents }, index) => {
      const one = { order: orders[index]!, items: [items[index]!] };
      return application(one, { ...applied(one, applicant), requestType: requestTypeOf.consignment, platform, priceCents, remark });
    }),
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
  const oddNos = await Promise.all(items.map(() => numbers.next(orderNumbers, now)));
  const orders = oddNos.map((oddNo) => load.create(orderStream, oddNo));
  return toOutcome(applyConsignment({ applicant, body }, { orders, items, shop }), { oddNos });
});
