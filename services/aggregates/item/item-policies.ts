import type { Viewer } from '#contracts/kernel/viewer.ts';
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

/** Sellers reach their own shop's things, warehouse staff those of their warehouses. What is out of reach does not exist for the caller. */
export const requireWithinReach = (
  viewer: Pick<Viewer, 'terminal' | 'shopId' | 'warehouseIds'>,
  placed: Placed,
  at: Field = {},
): Rejection | undefined => (reaches(viewer, placed) ? undefined : reject('NotFound', at));

const reaches = (viewer: Pick<Viewer, 'terminal' | 'shopId' | 'warehouseIds'>, placed: Placed): boolean => {
  switch (viewer.terminal) {
    case 'warehouse':
      return viewer.warehouseIds.includes(placed.warehouseId);
    case 'business':
    case 'shopUser':
      return viewer.shopId === placed.shopId;
    case 'admin':
      // On the self-operated pages an administrator acts as shop 1.
      return viewer.shopId === undefined || viewer.shopId === placed.shopId;
  }
};

/** What has no owner, a shelf or a dock, is reached by the staff of its warehouse and by administrators. */
export const requireWorksIn = ({ terminal, warehouseIds }: Pick<Viewer, 'terminal' | 'warehouseIds'>, warehouseId: string): Rejection | undefined =>
  terminal === 'admin' || warehouseIds.includes(warehouseId) ? undefined : reject('NotFound', { field: 'warehouseId' });

/** The first refusal among several of a kind; what comes after it is not looked at. */
export const firstRefusal = <T>(each: Iterable<T>, judge: (one: T, index: number) => Rejection | undefined): Rejection | undefined => {
  let index = 0;
  for (const one of each) {
    const refusal = judge(one, index++);
    if (refusal) return refusal;
  }
  return undefined;
};
