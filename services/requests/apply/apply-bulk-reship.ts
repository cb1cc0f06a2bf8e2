import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { applyBulkReshipEndpoint } from '#contracts/requests/bulk-reships/apply-bulk-reship.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import type { BulkReshipEvent } from '#contracts/requests/bulk-reships/bulk-reship-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { bulkReshipNumbers } from '#services/aggregates/bulk-reship/bulk-reship-numbers.ts';
import { bulkReshipStream } from '#services/aggregates/bulk-reship/bulk-reship.ts';
import { itemStream, type LoadedItem } from '#services/aggregates/item/item.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { requireCompleteAddresses } from '../address.ts';
import { loadCardFee, requireFeesAgreed, type CardFee } from '../card-fee.ts';
import { requireDueAhead } from '../due.ts';
import {
  requireDistinctItems,
  requireItemsInStock,
  requireItemsNotOnOffer,
  requireItemsOfShop,
  requireOneWarehouse,
  type FieldAt,
} from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';

interface ApplyBulkReship {
  applicant: Applicant;
  body: BodyOf<typeof applyBulkReshipEndpoint>;
  now: Date;
}

interface States {
  bulk: NewStream<BulkReshipEvent>;
  /** Box by box: its order, what is in it, and what it costs by a rate card. */
  boxes: readonly { order: NewStream<OrderEvent>; items: readonly LoadedItem[]; fee: CardFee | undefined }[];
}

/** Where the command names the item at an index of all items, one box after the other. */
const inItsBox = (boxes: readonly { oneIds: readonly string[] }[]): FieldAt => {
  const fields = boxes.flatMap(({ oneIds }, box) => oneIds.map((_, index) => `boxes.${box}.oneIds.${index}`));
  return (index) => fields[index]!;
};

const requireFewItems = (oneIds: readonly string[]): Rejection | undefined =>
  oneIds.length > bulkReshipLimits.items
    ? reject('BulkReshipTooLarge', { field: 'boxes', params: { max: bulkReshipLimits.items, count: oneIds.length } })
    : undefined;

/** R2.57: items of one warehouse and one user, each in one box, each box to an address and an order of its own. */
export const applyBulkReship = ({ applicant, body, now }: ApplyBulkReship, { bulk, boxes }: States): Decision => {
  const oneIds = body.boxes.flatMap((box) => box.oneIds);
  const items = boxes.flatMap((box) => box.items);
  const fieldAt = inItsBox(body.boxes);
  const refusal =
    requireDueAhead(body.dueAt, now) ??
    requireFewItems(oneIds) ??
    requireDistinctItems(oneIds, fieldAt) ??
    requireItemsOfShop(applicant.shopId, items, fieldAt) ??
    requireItemsInStock(items, fieldAt) ??
    requireItemsNotOnOffer(items, fieldAt) ??
    requireOneWarehouse(items, fieldAt) ??
    requireCompleteAddresses(body.boxes) ??
    requireFeesAgreed(
      boxes.map(({ fee }) => fee),
      body.feeCents,
    );
  if (refusal) return refusal;

  const { shopId, accountId: applicantId } = applicant;
  const { dueAt, remark } = body;
  const bulkNo = bulk.id;
  const { warehouseId } = items[0]!;
  const oddNos = boxes.map(({ order }) => order.id);
  return accept(
    change(bulk, { type: 'BulkReshipApplied', data: { bulkNo, shopId, warehouseId, applicantId, remark, oddNos, items: items.length } }),
    ...boxes.flatMap((box, index) => {
      const { oneIds: inside, address } = body.boxes[index]!;
      const only = [{ boxNo: String(index + 1), oneIds: inside }];
      return application(box, { ...applied(box, applicant), requestType: requestTypeOf.reship, address, boxes: only, dueAt, remark, bulkNo });
    }),
  );
};

export const applyBulkReshipRoute = commandRoute(applyBulkReshipEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const { shopId } = applicant;
  const all = await load.many(
    itemStream,
    body.boxes.flatMap(({ oneIds }) => oneIds),
  );
  const bulk = load.create(bulkReshipStream, await numbers.next(bulkReshipNumbers, now));
  const boxes: States['boxes'][number][] = [];
  let first = 0;
  for (const { oneIds } of body.boxes) {
    const items = all.slice(first, (first += oneIds.length));
    const fee = await loadCardFee(load, { kind: 'reship', shopId, items, now });
    boxes.push({ order: load.create(orderStream, await numbers.next(orderNumbers, now)), items, fee });
  }
  const oddNos = boxes.map(({ order }) => order.id);
  return toOutcome(applyBulkReship({ applicant, body, now }, { bulk, boxes }), { bulkNo: bulk.id, oddNos });
});
