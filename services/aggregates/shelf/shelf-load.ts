import { reject } from '#contracts/kernel/rejection.ts';
import type { Count } from '#kernel/commands/decision.ts';
import type { Item } from '../item/item.ts';

/** How many items lie on a shelf: a sum across item streams, kept by the append. */
const counter = 'shelf-load';

/** When an item leaves the shelf that it lies on: picked, repaired, moved. Nothing for an item that lies on none. */
export const leaveShelf = (item: Pick<Item, 'shelfId'>): Count[] => (item.shelfId ? [{ counter, key: item.shelfId, by: -1 }] : []);

interface Place {
  shelfId: string;
  name: string;
  capacity: number;
}

/** When items are laid on a shelf; refused with `ShelfFull` past its capacity. */
export const layOnShelf = ({ shelfId, name, capacity }: Place, items = 1): Count[] => [
  { counter, key: shelfId, by: items, max: capacity, otherwise: reject('ShelfFull', { field: 'shelfId', params: { shelf: name } }) },
];

/** When a pick is undone: the place was the item's a moment ago, so it is not refused. */
export const layBack = (shelfId: string): Count[] => [{ counter, key: shelfId, by: 1 }];

/** When a shelf's capacity is changed: refused with `ShelfHoldsMore` while more lies on it. */
export const keepWithin = ({ shelfId, name, capacity }: Place): Count[] => [
  { counter, key: shelfId, by: 0, max: capacity, otherwise: reject('ShelfHoldsMore', { field: 'capacity', params: { shelf: name, capacity } }) },
];

const full = 1_000_000_000;

/** When a shelf is removed: refused with `ShelfNotEmpty` unless it is empty, and full for ever, so that a scan that raced the removal is refused. */
export const closeShelf = ({ shelfId, name }: Pick<Place, 'shelfId' | 'name'>): Count[] => [
  { counter, key: shelfId, by: full, max: full, otherwise: reject('ShelfNotEmpty', { field: 'shelfId', params: { shelf: name } }) },
];
