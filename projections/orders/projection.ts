import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderEventSchemas, type OrderState, type OutboundStage } from '#contracts/outbound/order-events.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import { newOrder } from './new-order.ts';
import type { OrderRow } from './table.ts';
import { ordersCounts } from './materialised-counts.ts';
import { unitsAfter, type RecordedOrderEvent } from './units.ts';

const isOrderEvent = isOneOf(orderEventSchemas);
/** Each order as it stands, with its units and how far the floor is with each. */
export const ordersProjection: RowProjection<OrderRow> = {
  kind: 'row',
  name: 'orders',
  table: 'orders',
  key: 'odd_no',
  keyOf: (event) => (isOrderEvent(event) ? (event.metadata.tags.oddNo ?? null) : null),
  evolve: (row, event) => (isOrderEvent(event) ? evolve(row ?? newOrder(event), event) : row),
  derived: [ordersCounts],
};

const evolve = (row: OrderRow, event: RecordedOrderEvent): OrderRow => {
  const state = (event.metadata.tags.state ?? row.state) as OrderState;
  const stage = (event.metadata.tags.stage ?? null) as OutboundStage | null;
  const changed = { ...row, ...whatChanges(row, event), state, stage, updated_at: event.recordedAt, version: event.version };
  return { ...changed, ...unitCounts(unitsAfter(row.units, event)), ...times(row, changed, event) };
};

const whatChanges = (row: OrderRow, event: RecordedOrderEvent): Partial<OrderRow> => {
  switch (event.type) {
    case 'OrderApplied':
      return {
        request_type: event.data.requestType,
        shop_id: event.data.shopId,
        target_shop_id: event.data.targetShopId ?? null,
        warehouse_id: event.data.warehouseId,
        to_warehouse_id: event.data.toWarehouseId ?? null,
        dropship: event.data.dropship ?? false,
        remark: event.data.remark,
        return_cause: event.data.returnCause ?? null,
        applicant_name: event.metadata.actor.name,
        author_ids: [event.data.applicantId],
        ...labelled(event.data.label),
        address: event.data.address ?? null,
        boxes: event.data.boxes ?? [],
        bulk_no: event.data.bulkNo ?? null,
        platform: event.data.platform ?? null,
        plat_order_no: event.data.soldAs?.platOrderNo ?? null,
        price_cents: event.data.priceCents ?? null,
        due_at: event.data.dueAt ?? null,
        held_fee: event.data.cardFee ?? null,
      };
    case 'OrderEdited':
      return {
        remark: event.data.remark,
        author_ids: [...row.author_ids, event.data.editorId],
        ...(event.data.label && labelled(event.data.label)),
        address: event.data.address ?? row.address,
        price_cents: event.data.priceCents ?? row.price_cents,
        fee_cents: null,
      };
    case 'OrderQuoted':
      return {
        ...reviewedBy(row, event),
        fee_cents: event.data.feeCents,
        box_sizes: event.data.boxes ?? row.box_sizes,
        price_cents: event.data.perItem ? event.data.perItem.reduce((sum, item) => sum + item.priceCents, 0) : row.price_cents,
      };
    case 'OrderQuoteWithdrawn':
      // What a cash-out has for a price is what was quoted.
      return { ...reviewedBy(row, event), fee_cents: null, price_cents: row.request_type === requestTypeOf.cashOut ? null : row.price_cents };
    case 'OrderApproved':
      return { ...reviewedBy(row, event), approved_at: event.recordedAt, fee_cents: event.data.paidCents ?? row.fee_cents, held_fee: null };
    case 'OrderRejected':
      return { ...reviewedBy(row, event), reason: event.data.reason, held_fee: null };
    case 'OrderConfirmed':
      return { approved_at: event.recordedAt, held_fee: null };
    case 'OrderBatched':
      return { batch_no: event.data.batchNo };
    case 'OrderUnbatched':
      return { batch_no: null };
    case 'OrderAssigned':
      return { operator_id: event.data.operatorId, operator_name: event.data.operatorName, batch_no: event.data.batchNo ?? row.batch_no };
    case 'OrderUnassigned':
      return { operator_id: null, operator_name: null };
    case 'OrderPacked': {
      const { waybill, ...parcel } = event.data;
      return { parcels: [...row.parcels, parcel], ...(waybill && { log_no: waybill.logNo, carrier: waybill.carrier }) };
    }
    case 'OrderLabelOrdered':
      return { label_ordered: event.data.carrier, label_declined: null };
    case 'OrderLabelled':
      return { ...labelled(event.data.label), label_ordered: null };
    case 'OrderLabelDeclined':
      return { label_ordered: null, label_declined: event.data.reason };
    case 'OrderShipped':
      return { log_no: event.data.logNo, carrier: event.data.carrier, shipped_at: event.recordedAt };
    case 'OrderCancelled':
      return { reason: event.data.reason, held_fee: null };
    case 'OrderRecalled':
      return { held_fee: null };
    case 'OrderException':
      return { reason: event.data.reason };
    case 'OrderResumed':
      return { reason: null };
    case 'ConsignmentOrderSold':
      return { platform: event.data.platform, plat_order_no: event.data.platOrderNo, sold_price_cents: event.data.soldPrice };
    case 'ConsignmentOrderTakenOver':
      return { sold_price_cents: event.data.priceCents };
    case 'TransferReceived':
    case 'TransferItemsFound':
    case 'OrderItemPicked':
    case 'OrderPickUndone':
    case 'OrderItemShort':
    case 'OrderShortUndone':
    case 'OrderItemReplaced':
    case 'OrderTracked':
    case 'OrderCompleted':
    case 'ConsignmentOrderDelisted':
      return {};
  }
};

const labelled = (label: OrderRow['label'] | undefined) => ({ label: label ?? null, log_no: label?.logNo ?? null, carrier: label?.carrier ?? null });

const reviewedBy = (row: OrderRow, event: RecordedOrderEvent) => ({
  reviewer_name: event.metadata.actor.name,
  reviewed_at: row.reviewed_at ?? event.recordedAt,
});

const waits: readonly OrderState[] = ['reviewing', 'toConfirm', 'pendingOutbound', 'consigning', 'exception'];
const ends: readonly OrderState[] = ['rejected', 'cancelled', 'completed'];

/** An order that is edited while it waits for review goes on waiting: nobody is sent to the end of the queue for a better price. */
const times = (before: OrderRow, after: OrderRow, event: RecordedOrderEvent) => {
  const entered = before.state !== after.state || event.version === 1;
  return {
    waiting_since: waits.includes(after.state) ? (entered ? event.recordedAt : before.waiting_since) : null,
    finished_at: ends.includes(after.state) ? (before.finished_at ?? event.recordedAt) : null,
    floor_since: before.floor_since ?? (after.stage ? event.recordedAt : null),
  };
};

/** Of a transfer, some may have arrived. */
const gone: readonly OrderRow['units'][number]['progress'][] = ['shipped', 'received', 'lost', 'found'];

/** A unit that a twin stands in for is no item of the order any more. */
const unitCounts = (units: OrderRow['units']) => {
  const standing = units.filter((unit) => unit.replacedBy === null);
  const count = (...progress: string[]) => standing.filter((unit) => progress.includes(unit.progress)).length;
  return {
    units,
    items: standing.length,
    picked: count('picked', 'packed', ...gone),
    packed: count('packed', ...gone),
    shipped: count(...gone),
    short: count('short'),
  };
};
