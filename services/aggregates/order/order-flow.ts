import type { RequestType } from '#contracts/item/request-types.ts';
import type { OrderEventName, OrderState } from '#contracts/outbound/order-events.ts';

export type FlowState = OrderState | 'absent';
type Steps = Partial<Record<OrderEventName, OrderState>>;
export type OrderFlow = Partial<Record<FlowState, Steps>>;

const applied: Steps = { OrderApplied: 'reviewing' };

/** What the floor does with an order that may leave. */
const onTheFloor: Steps = {
  OrderBatched: 'pendingOutbound',
  OrderUnbatched: 'pendingOutbound',
  OrderAssigned: 'pendingOutbound',
  OrderUnassigned: 'pendingOutbound',
  OrderItemPicked: 'pendingOutbound',
  OrderPickUndone: 'pendingOutbound',
  OrderItemShort: 'pendingOutbound',
  OrderShortUndone: 'pendingOutbound',
  OrderItemReplaced: 'pendingOutbound',
  OrderPacked: 'pendingOutbound',
  OrderShipped: 'outOfWarehouse',
  OrderException: 'exception',
};

/** Picked goods go back to their shelves before an order in trouble is cancelled. */
const inTrouble: Steps = {
  OrderPickUndone: 'exception',
  OrderShortUndone: 'exception',
  OrderUnassigned: 'exception',
  OrderUnbatched: 'exception',
  OrderResumed: 'pendingOutbound',
  OrderCancelled: 'cancelled',
};

const out: Steps = { OrderCompleted: 'completed' };

const outbound: OrderFlow = {
  absent: applied,
  reviewing: {
    OrderQuoted: 'toConfirm',
    OrderApproved: 'pendingOutbound',
    OrderRejected: 'rejected',
    OrderRecalled: 'cancelled',
    OrderEdited: 'reviewing',
  },
  toConfirm: {
    OrderConfirmed: 'pendingOutbound',
    OrderCancelled: 'cancelled',
    OrderRecalled: 'cancelled',
    OrderEdited: 'reviewing',
    OrderQuoteWithdrawn: 'reviewing',
  },
  pendingOutbound: { ...onTheFloor, OrderCancelled: 'cancelled' },
  exception: inTrouble,
  outOfWarehouse: out,
};

/** Bought by the operator at the quoted prices: there is nothing to approve before the quotation, and nothing to recall after it. */
const cashOut: OrderFlow = {
  absent: applied,
  reviewing: { OrderQuoted: 'toConfirm', OrderRejected: 'rejected', OrderRecalled: 'cancelled', OrderEdited: 'reviewing' },
  toConfirm: { OrderConfirmed: 'completed', OrderCancelled: 'cancelled', OrderEdited: 'reviewing', OrderQuoteWithdrawn: 'reviewing' },
};

/** A sold item is owed to its buyer: the order is cancelled only once no item is left in it. */
const consignment: OrderFlow = {
  absent: applied,
  reviewing: { OrderApproved: 'consigning', OrderRejected: 'rejected', OrderRecalled: 'cancelled', OrderEdited: 'reviewing' },
  consigning: { ConsignmentOrderSold: 'pendingOutbound', ConsignmentOrderDelisted: 'cancelled', ConsignmentOrderTakenOver: 'groupAccount' },
  pendingOutbound: onTheFloor,
  exception: inTrouble,
  outOfWarehouse: out,
  groupAccount: out,
};

const ownershipTransfer: OrderFlow = {
  absent: applied,
  reviewing: {
    OrderQuoted: 'toConfirm',
    OrderApproved: 'completed',
    OrderRejected: 'rejected',
    OrderRecalled: 'cancelled',
    OrderEdited: 'reviewing',
  },
  toConfirm: {
    OrderConfirmed: 'completed',
    OrderCancelled: 'cancelled',
    OrderRecalled: 'cancelled',
    OrderEdited: 'reviewing',
    OrderQuoteWithdrawn: 'reviewing',
  },
};

/** The platform's own order: nobody applied, so nobody reviews. */
const directOutbound: OrderFlow = {
  absent: { OrderApplied: 'pendingOutbound' },
  pendingOutbound: { ...onTheFloor, OrderCancelled: 'cancelled' },
  exception: inTrouble,
  outOfWarehouse: out,
};

/** The order's transition table, keyed by event names (specification section 4). A partial shipment leaves the state as it is. */
export const orderFlows: Readonly<Record<RequestType, OrderFlow>> = {
  3: outbound,
  4: outbound,
  5: cashOut,
  6: consignment,
  7: ownershipTransfer,
  14: directOutbound,
};

/** The state that an event leads to; undefined where it may not occur. */
export const nextOrderState = (requestType: RequestType, from: FlowState, event: OrderEventName): OrderState | undefined =>
  orderFlows[requestType][from]?.[event];

export const allowedOrderEvents = (requestType: RequestType, from: FlowState): OrderEventName[] =>
  Object.keys(orderFlows[requestType][from] ?? {}) as OrderEventName[];
