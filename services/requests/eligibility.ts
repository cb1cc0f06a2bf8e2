import { heldBy } from '#contracts/item/item-states.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { reject, type Rejection, type RejectionCode } from '#contracts/kernel/rejection.ts';
import { requireGenuine, requireNotOnOffer } from '../aggregates/item/item-policies.ts';
import type { Item } from '../aggregates/item/item.ts';

/** Where the command names the item at an index. */
export type FieldAt = (index: number) => string;
export const oneIdAt: FieldAt = (index) => `oneIds.${index}`;

/** The rule that an item breaks, if any. */
type Judge = (item: Item) => RejectionCode | undefined;

/** The refusal of the first item that a judge turns down, on its field. */
export const requireOfEach = (items: readonly Item[], fieldAt: FieldAt, judge: Judge): Rejection | undefined => {
  for (const [index, item] of items.entries()) {
    const rejected = judge(item);
    if (rejected) return reject(rejected, { field: fieldAt(index), params: { oneId: item.oneId } });
  }
  return undefined;
};

export const requireDistinctItems = (oneIds: readonly string[], fieldAt: FieldAt = oneIdAt): Rejection | undefined => {
  const second = oneIds.findIndex((oneId, index) => oneIds.indexOf(oneId) !== index);
  return second < 0 ? undefined : reject('ItemTwice', { field: fieldAt(second), params: { oneId: oneIds[second]! } });
};

/** An item of another shop does not exist for the caller. */
export const requireItemsOfShop = (shopId: number, items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, (item) => (item.state === undefined || item.shopId !== shopId ? 'NotFound' : undefined));

const hasLeft = ({ state }: Item): boolean => state === 'outOfWarehouse.shipped' || state === 'outOfWarehouse.returned';

/** R8.25: on its way to its buyer. */
const isSold = ({ state, saleId }: Item): boolean =>
  saleId !== undefined || state === 'onConsignment.sold' || state === 'onConsignment.picked' || state === 'onConsignment.packed';

const inStock: Judge = (item) => {
  if (item.state === 'available' || item.state === 'issue') return undefined;
  if (isSold(item)) return 'ItemSold';
  return heldBy(item.state) && !hasLeft(item) ? 'ItemDoingAnotherTask' : 'ItemNotInStock';
};

/** Ship with label, reship, ownership transfer and direct outbound take defective goods too. */
export const requireItemsInStock = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, inStock);

/** A fake changes hands with nobody; to ship it back to its owner is all that is left. */
export const requireGenuineItems = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, (item) => requireGenuine(item)?.rejected);

/** Cash-out and consignment take goods only that were found sound; a fake is never listed. */
export const requireQualifiedItems = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireGenuineItems(items, fieldAt) ??
  requireOfEach(items, fieldAt, (item) => inStock(item) ?? (item.state === 'issue' || !item.isInspected ? 'ItemHasIssue' : undefined));

/** R8.26: nobody applies for what is offered for sale; the platform may take it all the same. */
export const requireItemsNotOnOffer = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, (item) => requireNotOnOffer(item)?.rejected);

/** R5.33. */
export const requireOneWarehouse = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, (item) => (item.warehouseId === items[0]?.warehouseId ? undefined : 'ItemsOfSeveralWarehouses'));

export const requireOneUser = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, (item) => (item.shopId === items[0]?.shopId ? undefined : 'ItemsOfSeveralUsers'));

/** The operator's own goods, and what nobody claims, have no seller to go back to. */
export const requireOwnedBySeller = (items: readonly Item[], fieldAt: FieldAt = oneIdAt): Rejection | undefined =>
  requireOfEach(items, fieldAt, ({ shopId }) => (shopId > selfOperatedShop ? undefined : 'OwnerIsNoSeller'));

/** R5.35. */
export const requireOneUserToReship = (items: readonly Item[]): Rejection | undefined =>
  requireOfEach(items, oneIdAt, (item) => (item.shopId === items[0]?.shopId ? undefined : 'ReshipOfSeveralUsers'));
