import { formatOneId } from '#contracts/item/one-id.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { packOrderEndpoint } from '#contracts/outbound/pack-order.ts';
import { firstRefusal, mayHappen } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '../aggregates/order/order-policies.ts';
import { awaitingPack, awaitingPick, orderStream, type Order } from '../aggregates/order/order.ts';
import { itemIsOfOrder, named } from './scanned.ts';

type PackOrder = BodyOf<typeof packOrderEndpoint>;

export const everythingIsPicked = (order: Order): Rejection | undefined => {
  const missing = awaitingPick(order);
  return missing.length === 0 ? undefined : reject('ItemsUnpicked', { field: 'oddNo', params: { count: missing.length, expected: named(missing) } });
};

/** What is scanned into the parcels must be what was picked: nothing else, nothing twice, nothing left out. */
export const scannedIsPicked = (order: Order, parcels: PackOrder['parcels']): Rejection | undefined => {
  const scanned = parcels.flatMap(({ oneIds }, parcel) => oneIds.map((oneId, index) => ({ oneId, field: `parcels.${parcel}.oneIds.${index}` })));
  const expected = awaitingPack(order);
  for (const [index, { oneId, field }] of scanned.entries()) {
    const foreign = itemIsOfOrder(order, oneId, field, expected);
    if (foreign) return foreign;
    if (scanned.findIndex((other) => other.oneId === oneId) !== index)
      return reject('ScannedTwice', { field, params: { scanned: formatOneId(oneId) } });
  }
  const unscanned = expected.filter((oneId) => !scanned.some((each) => each.oneId === oneId));
  return unscanned.length === 0
    ? undefined
    : reject('ItemsUnscanned', { field: 'parcels', params: { count: unscanned.length, expected: named(unscanned) } });
};

/** `items` are those scanned, in the sequence of the parcels. */
export const packOrder = (command: PackOrder, order: Order, items: readonly Item[]): Decision => {
  const { oddNo, parcels } = command;
  const refusal = firstRefusal(
    orderMay(order, 'OrderPacked'),
    everythingIsPicked(order),
    scannedIsPicked(order, parcels),
    ...items.map((item) => mayHappen(item, 'ItemPacked', { field: 'parcels' })),
  );
  if (refusal) return refusal;

  const numbers = parcelNumbers(command, order);
  return accept(
    ...parcels.flatMap(({ oneIds, weightGrams }, index) => {
      const parcelNo = numbers[index]!;
      return [
        change(orderStream, oddNo, { type: 'OrderPacked', data: { parcelNo, oneIds, weightGrams } }),
        ...oneIds.map((oneId) => change(itemStream, oneId, { type: 'ItemPacked', data: { oddNo, parcelNo } })),
      ];
    }),
  );
};

const parcelNumbers = ({ oddNo, parcels }: PackOrder, order: Order): string[] =>
  parcels.map((_, index) => `${oddNo}-${order.parcels.length + index + 1}`);

export const packOrderRoute = commandRoute(packOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const items = await load.many(
    itemStream,
    body.parcels.flatMap((parcel) => parcel.oneIds),
  );
  const outcome = orderDecided(order.oddNo, order, packOrder(body, order, items));
  return isRejection(outcome) ? outcome : { ...outcome, answer: { ...outcome.answer, parcelNos: parcelNumbers(body, order) } };
});
