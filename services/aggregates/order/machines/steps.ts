import { setup, type AnyStateMachine } from 'xstate';
import type { OrderEvent, OrderState } from '#contracts/outbound/order-events.ts';
import { guardsOver, stateMachine, type StateMachine } from '#kernel/machines/state-machine.ts';

/** What the guards of an order's machine ask. */
export interface OrderFacts {
  /** Of a shipment: items of the order are still in the warehouse. Of the receipt of a transfer: more is on its way. */
  partial?: boolean;
}
export type OrderMachine = StateMachine<OrderState, OrderEvent, undefined, OrderFacts>;

const guards = { partial: ({ partial }: OrderFacts) => partial === true };
const factsOf = (_: unknown, event: OrderEvent): OrderFacts =>
  event.type === 'OrderShipped' || event.type === 'TransferReceived' ? { partial: event.data.partial } : {};

export const orderSetup = setup({ types: { events: {} as OrderEvent }, guards: guardsOver(guards, factsOf) });

export const orderMachine = (machine: AnyStateMachine): OrderMachine =>
  stateMachine<OrderState, OrderEvent, undefined, OrderFacts>(machine, { guards, factsOf });

/** What every application begins with. */
export const applied = { on: { OrderApplied: 'reviewing' } } as const;

/** What the floor does with an order that may leave. A partial shipment leaves it there. */
export const onTheFloor = {
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
  OrderLabelOrdered: 'pendingOutbound',
  OrderLabelled: 'pendingOutbound',
  OrderLabelDeclined: 'pendingOutbound',
  OrderShipped: [{ target: 'pendingOutbound', guard: 'partial' }, { target: 'outOfWarehouse' }],
  // Of a parcel that left before the others.
  OrderTracked: 'pendingOutbound',
  OrderException: 'exception',
} as const;

/** From trouble on the floor to the end. */
export const outward = {
  exception: {
    on: {
      OrderPickUndone: 'exception',
      OrderItemReplaced: 'exception',
      OrderShortUndone: 'exception',
      OrderUnassigned: 'exception',
      OrderUnbatched: 'exception',
      // The carrier knows of no trouble.
      OrderLabelled: 'exception',
      OrderLabelDeclined: 'exception',
      OrderResumed: 'pendingOutbound',
      OrderCancelled: 'cancelled',
    },
  },
  outOfWarehouse: { on: { OrderTracked: 'outOfWarehouse', OrderCompleted: 'completed' } },
  // What was delivered may come back.
  completed: { on: { OrderTracked: 'completed' } },
} as const;
