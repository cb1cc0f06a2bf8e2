import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { OrderAnswer } from '#contracts/requests/request-fields.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter, type NewStream } from '#kernel/commands/loaded.ts';
import { orderStream, type LoadedOrder, type Order } from './order.ts';

/** A decision on one order, as a command route takes it: what is answered is where the order stands after it. */
export const orderDecided = (
  order: LoadedOrder | NewStream<OrderEvent>,
  decision: Decision,
): Rejection | { decision: Accepted; answer: OrderAnswer } =>
  isRejection(decision) ? decision : { decision, answer: answerOf(orderAfter(order, decision)) };

/** The order once the decision is appended. */
export const orderAfter = (order: LoadedOrder | NewStream<OrderEvent>, decision: Accepted): Order => stateAfter(orderStream, order, decision)!;

const answerOf = ({ oddNo, state, stage }: Order): OrderAnswer => ({ oddNo, state, ...(stage && { stage }) });

/** A decision on several orders. */
export const ordersDecided = (
  orders: readonly LoadedOrder[],
  decision: Decision,
): Rejection | { decision: Accepted; answer: { orders: OrderAnswer[] } } =>
  isRejection(decision) ? decision : { decision, answer: { orders: orders.map((order) => answerOf(orderAfter(order, decision))) } };
