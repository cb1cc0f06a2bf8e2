import type { OrderEvent, OutboundStage } from '#contracts/outbound/order-events.ts';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import { orderKinds } from './order-kinds.ts';
import type { Edit, Order } from './order-state.ts';

/** Folds one event into an order: its state by the transition table, the rest by what the event says. */
export const evolveOrder = (order: Order | undefined, event: OrderEvent): Order | undefined => {
  if (!order) return event.type === 'OrderApplied' ? staged(appliedFor(event)) : undefined;
  return staged({ ...order, ...whatChanges(order, event), state: stateAfter(order, event), version: order.version + 1 });
};

const appliedFor = (event: Extract<OrderEvent, { type: 'OrderApplied' }>): Order => {
  const kind = orderKindOf(event.data.requestType);
  return {
    ...event.data,
    ...asApplied,
    kind,
    state: orderKinds[kind].machine.next(undefined, event, undefined)!,
    authorIds: [event.data.applicantId],
  };
};

const asApplied = {
  stage: undefined,
  version: 1,
  edits: [],
  feeCents: 0,
  perItem: [],
  quotes: 0,
  confirmed: false,
  paidCents: 0,
  recalled: false,
  operator: undefined,
  batchNo: undefined,
  picked: [],
  parcels: [],
  shipped: [],
  received: [],
  lost: [],
  found: [],
  short: [],
  replaced: [],
  sale: undefined,
  tracked: undefined,
  labelNo: undefined,
  labelOrdered: false,
} satisfies Partial<Order>;

/** An event that the machine does not know here was appended under an older one: its facts hold, the state stays. */
const stateAfter = (order: Order, event: OrderEvent): Order['state'] =>
  orderKinds[order.kind].machine.next(order.state, event, undefined) ?? order.state;

const whatChanges = (order: Order, event: OrderEvent): Partial<Order> => {
  switch (event.type) {
    case 'OrderQuoted':
      return { feeCents: event.data.feeCents, perItem: event.data.perItem ?? [], quotes: order.quotes + 1 };
    case 'OrderQuoteWithdrawn':
      return { feeCents: 0, perItem: [] };
    case 'OrderConfirmed':
      return { confirmed: true, paidCents: event.data.paidCents ?? 0 };
    case 'OrderRecalled':
      return { recalled: true };
    case 'OrderEdited':
      return edited(order, event.data);
    case 'OrderBatched':
      return { batchNo: event.data.batchNo };
    case 'OrderUnbatched':
      return { batchNo: undefined };
    case 'OrderAssigned':
      return {
        operator: { id: event.data.operatorId, name: event.data.operatorName },
        ...(event.data.batchNo && { batchNo: event.data.batchNo }),
      };
    case 'OrderUnassigned':
      return { operator: undefined };
    case 'OrderItemPicked':
      return { picked: [...order.picked, event.data] };
    case 'OrderPickUndone':
      return { picked: order.picked.filter((pick) => pick.oneId !== event.data.oneId) };
    case 'OrderItemShort':
      return { short: [...order.short, event.data.oneId] };
    case 'OrderShortUndone':
      return { short: order.short.filter((oneId) => oneId !== event.data.oneId) };
    case 'OrderItemReplaced':
      return {
        oneIds: order.oneIds.map((oneId) => (oneId === event.data.oneId ? event.data.by : oneId)),
        replaced: [...order.replaced, event.data],
      };
    case 'OrderPacked':
      return { parcels: [...order.parcels, event.data] };
    case 'OrderShipped':
      return { shipped: [...order.shipped, ...event.data.oneIds] };
    case 'OrderLabelOrdered':
      return { labelNo: event.data.labelNo, labelOrdered: true };
    case 'OrderLabelled':
      return { label: event.data.label, labelOrdered: false };
    case 'OrderLabelDeclined':
      return { labelNo: undefined, labelOrdered: false };
    case 'OrderTracked':
      return { tracked: { status: event.data.status, at: event.data.at } };
    case 'TransferReceived':
      return { received: [...order.received, ...event.data.oneIds], lost: [...order.lost, ...event.data.lost] };
    case 'TransferItemsFound':
      return { found: [...order.found, ...event.data.oneIds], lost: order.lost.filter((oneId) => !event.data.oneIds.includes(oneId)) };
    case 'ConsignmentOrderSold':
      return { sale: event.data };
    case 'OrderApproved':
      return { paidCents: event.data.paidCents ?? 0 };
    case 'OrderApplied':
    case 'OrderRejected':
    case 'OrderCancelled':
    case 'OrderCompleted':
    case 'OrderException':
    case 'OrderResumed':
    case 'ConsignmentOrderDelisted':
    case 'ConsignmentOrderTakenOver':
      return {};
  }
};

/** What was quoted was quoted for the order as it stood before. */
const edited = (order: Order, edit: Extract<OrderEvent, { type: 'OrderEdited' }>['data']): Partial<Order> => ({
  remark: edit.remark,
  label: edit.label ?? order.label,
  address: edit.address ?? order.address,
  priceCents: edit.priceCents ?? order.priceCents,
  authorIds: [...order.authorIds, edit.editorId],
  edits: [...order.edits, asItWas(order)],
  feeCents: 0,
  perItem: [],
});

const asItWas = ({ version, remark, label, address, priceCents }: Order): Edit => ({ version: version + 1, remark, label, address, priceCents });

const staged = (order: Order): Order => ({ ...order, stage: stageOf(order) });

/** How far the floor is, read from what it did (R4.36). */
const stageOf = (order: Order): OutboundStage | undefined => {
  if (order.state === 'outOfWarehouse' || (order.state === 'completed' && order.shipped.length > 0)) return 'out';
  if (order.state !== 'pendingOutbound') return undefined;
  if (order.shipped.length > 0) return 'partial';
  if (order.parcels.length > 0) return 'packed';
  if (order.picked.length > 0) return 'picking';
  return order.operator ? 'assigned' : 'pending';
};
