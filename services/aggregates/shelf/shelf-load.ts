import { reject } from '#contracts/kernel/rejection.ts';
import { shelfLoad as counter } from '#contracts/shelving/shelf-load.ts';
import type { Count } from '#kernel/commands/decision.ts';
import type { Item } from '../item/item.ts';

/** An item leaves its shelf: picked, repaired, moved. None for an item that lies on no shelf. */
export const countOffShelf = (item: Pick<Item, 'shelfId'>): Count[] => (item.shelfId ? [{ counter, key: item.shelfId, by: -1 }] : []);

interface Place {
  shelfId: string;
  name: string;
  capacity: number;
}

/** Items are laid on a shelf; rejected with `ShelfFull` past its capacity. */
export const countOntoShelf = ({ shelfId, name, capacity }: Place, items = 1): Count[] => [
  { counter, key: shelfId, by: items, max: capacity, otherwise: reject('ShelfFull', { field: 'shelfId', params: { shelf: name } }) },
];

/** A pick is undone: the place was the item's a moment ago, so it is never rejected. */
export const countBackOntoShelf = (shelfId: string): Count[] => [{ counter, key: shelfId, by: 1 }];

/** A shelf's capacity is changed; rejected with `ShelfHoldsMore` while more lies on it. */
export const countWithinCapacity = ({ shelfId, name, capacity }: Place): Count[] => [
  { counter, key: shelfId, by: 0, max: capacity, otherwise: reject('ShelfHoldsMore', { field: 'capacity', params: { shelf: name, capacity } }) },
];

const full = 1_000_000_000;

/** A shelf is removed; rejected with `ShelfNotEmpty` unless it is empty. It stays full for ever, so that a scan that raced the removal is rejected. */
export const countClosed = ({ shelfId, name }: Pick<Place, 'shelfId' | 'name'>): Count[] => [
  { counter, key: shelfId, by: full, max: full, otherwise: reject('ShelfNotEmpty', { field: 'shelfId', params: { shelf: name } }) },
];
