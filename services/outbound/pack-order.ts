import { formatOneId } from '#contracts/item/one-id.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { packOrderEndpoint } from '#contracts/outbound/packing.ts';
import { firstRefusal, requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { awaitingPack, awaitingPick, waybillOf, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { requireItemOfOrder, named } from './scanned.ts';

type PackOrder = BodyOf<typeof packOrderEndpoint>;

export const requireEverythingPicked = (order: Order): Rejection | undefined => {
  const missing = awaitingPick(order);
  return missing.length === 0 ? undefined : reject('ItemsUnpicked', { field: 'oddNo', params: { count: missing.length, expected: named(missing) } });
};

/** What is scanned into the parcels must be what was picked: nothing else, nothing twice, nothing left out. */
export const requireScannedAsPicked = (order: Order, parcels: PackOrder['parcels']): Rejection | undefined => {
  const scanned = parcels.flatMap(({ oneIds }, parcel) => oneIds.map((oneId, index) => ({ oneId, field: `parcels.${parcel}.oneIds.${index}` })));
  const expected = awaitingPack(order);
  for (const [index, { oneId, field }] of scanned.entries()) {
    const foreign = requireItemOfOrder(order, oneId, field, expected);
    if (foreign) return foreign;
    if (scanned.findIndex((other) => other.oneId === oneId) !== index)
      return reject('ScannedTwice', { field, params: { scanned: formatOneId(oneId) } });
  }
  const unscanned = expected.filter((oneId) => !scanned.some((each) => each.oneId === oneId));
  return unscanned.length === 0
    ? undefined
    : reject('ItemsUnscanned', { field: 'parcels', params: { count: unscanned.length, expected: named(unscanned) } });
};

/** What the seller labelled travels under that label, and all parcels of an order under one waybill. */
export const requireNoOtherWaybill = (order: Order, waybill: PackOrder['waybill']): Rejection | undefined => {
  const known = waybillOf(order);
  return waybill === undefined || known === undefined || known.logNo.toUpperCase() === waybill.logNo.toUpperCase()
    ? undefined
    : reject('WrongLabel', { field: 'waybill', params: { scanned: waybill.logNo, expected: known.logNo } });
};

interface States {
  order: LoadedOrder;
  /** Those scanned. */
  items: readonly LoadedItem[];
}

export const packOrder = ({ body }: { body: PackOrder }, { order, items }: States): Decision => {
  const { oddNo, parcels, waybill } = body;
  const refusal =
    requireOrderAllows(order, 'OrderPacked') ??
    requireEverythingPicked(order) ??
    requireScannedAsPicked(order, parcels) ??
    requireNoOtherWaybill(order, waybill) ??
    firstRefusal(items, (item) => requireItemAllows(item, 'ItemPacked', { field: 'parcels' }));
  if (refusal) return refusal;

  const numbers = parcelNumbers(body, order);
  return accept(
    ...parcels.flatMap(({ oneIds, weightGrams, photos = [] }, index) => {
      const parcelNo = numbers[index]!;
      return [
        change(order, {
          type: 'OrderPacked',
          data: { parcelNo, oneIds, weightGrams, ...(photos.length > 0 && { photos }), ...(waybill && !order.label && { waybill }) },
        }),
        ...items.filter((item) => oneIds.includes(item.oneId)).map((item) => change(item, { type: 'ItemPacked', data: { oddNo, parcelNo } })),
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
  const outcome = orderDecided(order, packOrder({ body }, { order, items }));
  return isRejection(outcome) ? outcome : { ...outcome, answer: { ...outcome.answer, parcelNos: parcelNumbers(body, order) } };
});
