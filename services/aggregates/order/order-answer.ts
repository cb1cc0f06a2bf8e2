import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { OrderAnswer } from '#contracts/requests/request-fields.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { orderStream, type Order } from './order.ts';

/** A decision on one order, as a command route takes it: what is answered is where the order stands after it. */
export const orderDecided = (oddNo: string, before: Order | undefined, decision: Decision): Rejection | { decision: Accepted; answer: OrderAnswer } =>
  isRejection(decision) ? decision : { decision, answer: answerOf(orderAfter(oddNo, before, decision)) };

/** The order once the decision is appended. */
export const orderAfter = (oddNo: string, before: Order | undefined, decision: Accepted): Order =>
  decision.changes
    .filter(({ stream, id }) => stream.prefix === orderStream.prefix && id === oddNo)
    .flatMap(({ events }) => events as readonly OrderEvent[])
    .reduce(orderStream.evolve, before)!;

const answerOf = ({ oddNo, state, stage }: Order): OrderAnswer => ({ oddNo, state, ...(stage && { stage }) });

/** A decision on several orders. */
export const ordersDecided = (orders: readonly Order[], decision: Decision): Rejection | { decision: Accepted; answer: { orders: OrderAnswer[] } } =>
  isRejection(decision) ? decision : { decision, answer: { orders: orders.map((order) => answerOf(orderAfter(order.oddNo, order, decision))) } };
