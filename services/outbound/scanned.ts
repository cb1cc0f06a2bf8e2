import { formatOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accountStream, noAccount, type Account } from '../aggregates/account/account.ts';
import { awaitingPick, pickOf, present, type Order } from '../aggregates/order/order.ts';

/** The first few ONE IDs, as people read them: enough to see what is meant, short enough for a handheld. */
export const named = (oneIds: readonly string[]): string => oneIds.slice(0, 3).map(formatOneId).join(', ') + (oneIds.length > 3 ? ' …' : '');

/** `expected` of the refusal is what the floor still waits for. */
export const requireItemOfOrder = (order: Order, oneId: string, field = 'oneId', expected = awaitingPick(order)): Rejection | undefined =>
  present(order).includes(oneId)
    ? undefined
    : reject('ItemNotOfOrder', { field, params: { scanned: formatOneId(oneId), expected: named(expected) } });

/** Two people on one order learn of each other here: the one who came second is told who has the item, and where. */
export const requireNotPicked = (order: Order, oneId: string, picker = noAccount): Rejection | undefined => {
  const pick = pickOf(order, oneId);
  if (!pick) return undefined;
  const { tote } = pick;
  if (!picker.exists) return reject('AlreadyPicked', { field: 'oneId', params: { tote } });
  return reject('AlreadyPickedBy', { field: 'oneId', params: { tote, operator: picker.name } });
};

export const pickerOf = async (load: Load, order: Order, oneId: string): Promise<Account> => {
  const operatorId = pickOf(order, oneId)?.operatorId;
  return operatorId === undefined ? noAccount : load.one(accountStream, operatorId);
};
