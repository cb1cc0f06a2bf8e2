import { formatOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { awaitingPick, pickOf, present, type Order } from '../streams/order.ts';

/** The first few ONE IDs, as people read them: enough to see what is meant, short enough for a handheld. */
export const named = (oneIds: readonly string[]): string => oneIds.slice(0, 3).map(formatOneId).join(', ') + (oneIds.length > 3 ? ' …' : '');

/** `expected` of the refusal is what the floor still waits for. */
export const itemIsOfOrder = (order: Order, oneId: string, field = 'oneId', expected = awaitingPick(order)): Rejection | undefined =>
  present(order).includes(oneId)
    ? undefined
    : reject('ItemNotOfOrder', { field, params: { scanned: formatOneId(oneId), expected: named(expected) } });

export const notPickedYet = (order: Order, oneId: string): Rejection | undefined => {
  const pick = pickOf(order, oneId);
  return pick && reject('AlreadyPicked', { field: 'oneId', params: { scanned: formatOneId(oneId), tote: pick.tote } });
};
