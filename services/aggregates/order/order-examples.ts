import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { OrderEvent, OrderEventName } from '#contracts/outbound/order-events.ts';
import { orderStream, type Application, type Order } from './order.ts';

/** Orders for specs, made of the events that lead to them. */
export const anOrder = (application: Partial<Application>, ...events: readonly OrderEvent[]): Order =>
  [applied(application), ...events].reduce<Order | undefined>(orderStream.evolve, undefined)!;

export const applied = (application: Partial<Application> = {}): Extract<OrderEvent, { type: 'OrderApplied' }> => ({
  type: 'OrderApplied',
  data: {
    oddNo: 'OC25112100001',
    requestType: requestTypeOf.shipWithLabel,
    shopId: 7,
    warehouseId: 'LAX',
    oneIds: ['A', 'B'],
    applicantId: 'seller',
    remark: '',
    ...application,
  },
});

/** One event of each name, for the first item of `applied()`. */
export const exampleEvents: { [Name in OrderEventName]: Extract<OrderEvent, { type: Name }> } = {
  OrderApplied: applied(),
  OrderQuoted: { type: 'OrderQuoted', data: { feeCents: 1_250, remark: '' } },
  OrderQuoteWithdrawn: { type: 'OrderQuoteWithdrawn', data: {} },
  OrderConfirmed: { type: 'OrderConfirmed', data: {} },
  OrderApproved: { type: 'OrderApproved', data: {} },
  OrderRejected: { type: 'OrderRejected', data: { reason: 'label unreadable' } },
  OrderRecalled: { type: 'OrderRecalled', data: {} },
  OrderCancelled: { type: 'OrderCancelled', data: { reason: '' } },
  OrderEdited: { type: 'OrderEdited', data: { editorId: 'seller-2', remark: 'other label' } },
  OrderBatched: { type: 'OrderBatched', data: { batchNo: 'OB-1121-1' } },
  OrderUnbatched: { type: 'OrderUnbatched', data: { batchNo: 'OB-1121-1' } },
  OrderAssigned: { type: 'OrderAssigned', data: { operatorId: 'op', operatorName: 'Li Na' } },
  OrderUnassigned: { type: 'OrderUnassigned', data: {} },
  OrderItemPicked: { type: 'OrderItemPicked', data: { oneId: 'A', tote: 'T-1', shelfId: 'S1' } },
  OrderPickUndone: { type: 'OrderPickUndone', data: { oneId: 'A' } },
  OrderItemShort: { type: 'OrderItemShort', data: { oneId: 'A', reason: 'not on its shelf' } },
  OrderShortUndone: { type: 'OrderShortUndone', data: { oneId: 'A' } },
  OrderItemReplaced: { type: 'OrderItemReplaced', data: { oneId: 'A', by: 'C' } },
  OrderPacked: { type: 'OrderPacked', data: { parcelNo: 'OC25112100001-1', oneIds: ['A'], weightGrams: 1_400 } },
  OrderLabelOrdered: { type: 'OrderLabelOrdered', data: { labelNo: 'SL-1', carrier: 'UPS' } },
  OrderLabelled: { type: 'OrderLabelled', data: { labelNo: 'SL-1', label: { url: '', logNo: '1Z999AA10123456784', carrier: 'UPS' } } },
  OrderLabelDeclined: { type: 'OrderLabelDeclined', data: { labelNo: 'SL-1', reason: 'no such street' } },
  OrderShipped: {
    type: 'OrderShipped',
    data: { logNo: '1Z999AA10123456784', carrier: 'UPS', oneIds: ['A', 'B'], deliveryFee: 0, otherFee: 0, partial: false },
  },
  OrderTracked: { type: 'OrderTracked', data: { logNo: '1Z999AA10123456784', status: 'inTransit', at: '2026-11-21T18:00:00.000Z', text: '' } },
  TransferReceived: { type: 'TransferReceived', data: { warehouseId: 'JFK', oneIds: ['A', 'B'], lost: [], partial: false } },
  TransferItemsFound: { type: 'TransferItemsFound', data: { warehouseId: 'LAX', oneIds: ['A'] } },
  OrderCompleted: { type: 'OrderCompleted', data: {} },
  OrderException: { type: 'OrderException', data: { reason: 'wet boxes' } },
  OrderResumed: { type: 'OrderResumed', data: {} },
  ConsignmentOrderSold: { type: 'ConsignmentOrderSold', data: { oneId: 'A', platform: 'market', platOrderNo: 'M-1', soldPrice: 21_000 } },
  ConsignmentOrderDelisted: { type: 'ConsignmentOrderDelisted', data: { oneId: 'A' } },
  ConsignmentOrderTakenOver: { type: 'ConsignmentOrderTakenOver', data: { oneId: 'A', priceCents: 15_000 } },
};

export const events = (...names: OrderEventName[]): OrderEvent[] => names.map((name) => exampleEvents[name]);
