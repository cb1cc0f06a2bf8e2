import { formatOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { accept, type Accepted } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Item, LoadedItem } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { countOffShelf, countOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import type { Shelf } from '../aggregates/shelf/shelf.ts';

/** By which event an item comes to belong where it lies; undefined while something holds it. */
const wayOnto = ({ state }: Item): 'ItemFound' | 'ItemMoved' | undefined =>
  (['ItemFound', 'ItemMoved'] as const).find((event) => mayOccur(state, event));

export const mayBePutHere = (item: Item): boolean => wayOnto(item) !== undefined;

/** A shelf change, or the find of what was missed. */
export const putHere = (item: LoadedItem, shelf: Shelf): Accepted | Rejection => {
  const way = wayOnto(item);
  if (way === undefined) return reject('ItemStateForbids', { field: 'oneId', params: { oneId: formatOneId(item.oneId), state: item.state ?? '' } });
  const to = { shelfId: shelf.shelfId, shelfName: shelf.name };
  return {
    ...accept(
      way === 'ItemFound' ? change(item, { type: way, data: to }) : change(item, { type: way, data: { ...to, fromShelfId: item.shelfId ?? '' } }),
    ),
    counts: item.shelfId === shelf.shelfId ? [] : [...countOffShelf(item), ...countOntoShelf(shelf)],
  };
};
