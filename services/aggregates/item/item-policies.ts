import { canAccess, type ScopedViewer, worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item } from './item.ts';
import { mayOccur } from './lifecycle.ts';

/** Something that belongs to a shop and lies in a warehouse. */
interface Placed {
  shopId: number;
  warehouseId: string;
}

type Field = Pick<Rejection, 'field'>;

export const requireItem = (item: Item, at: Field = {}): Rejection | undefined => (item.state === undefined ? reject('NotFound', at) : undefined);

/** `ItemStateForbids` when the lifecycle does not know the event in the item's state; `NotFound` when there is no such item. */
export const requireItemAllows = (item: Item, event: ItemEventName, at: Field = {}): Rejection | undefined => {
  if (mayOccur(item.state, event)) return undefined;
  return requireItem(item, at) ?? reject('ItemStateForbids', { ...at, params: { oneId: item.oneId, state: item.state ?? '' } });
};

/** A fake may be sent back to its owner; it is neither repaired nor handed over to somebody else. */
export const requireGenuine = (item: Item, at: Field = {}): Rejection | undefined =>
  item.lastResult === 'fake' ? reject('ItemIsFake', { ...at, params: { oneId: item.oneId } }) : undefined;

/** What is offered on a channel is doing another task (R8.26): it may be sold at any moment. */
export const requireNotOnOffer = ({ oneId, listings }: Item, at: Field = {}): Rejection | undefined =>
  Object.keys(listings).length > 0 ? reject('ItemIsListed', { ...at, params: { oneId } }) : undefined;

/** What is out of the viewer's reach does not exist for them. */
export const requireWithinReach = (viewer: ScopedViewer, { shopId, warehouseId }: Placed, at: Field = {}): Rejection | undefined =>
  canAccess(viewer, { shopIds: [shopId], warehouseId }) ? undefined : reject('NotFound', at);

/** What has no owner, a shelf or a dock, is reached by the staff of its warehouse and by administrators. */
export const requireWorksIn = (viewer: ScopedViewer, warehouseId: string): Rejection | undefined =>
  worksIn(viewer, warehouseId) ? undefined : reject('NotFound', { field: 'warehouseId' });

/** The first refusal among several of a kind; what comes after it is not looked at. */
export const firstRefusal = <T>(each: Iterable<T>, judge: (one: T, index: number) => Rejection | undefined): Rejection | undefined => {
  let index = 0;
  for (const one of each) {
    const refusal = judge(one, index++);
    if (refusal) return refusal;
  }
  return undefined;
};
