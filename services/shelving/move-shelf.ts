import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { moveShelfEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireWorksIn } from '../aggregates/item/item-policies.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import type { Item, LoadedItem } from '../aggregates/item/item.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { countOffShelf, countOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';

/** What lies on a shelf by the read model: it is written with every shelf change. */
export type OneIdsOnShelf = (shelfId: string) => Promise<readonly string[]>;

interface States {
  from: Shelf;
  shelf: Shelf;
  /** What lies on the first. */
  items: readonly LoadedItem[];
}

/** What may change its shelf: what an order or a request holds is looked for where it lies, and what is missing lies nowhere. */
const isFree =
  ({ shelfId }: Shelf) =>
  (item: Item): boolean =>
    item.shelfId === shelfId && mayOccur(item.state, 'ItemMoved');

export const moveShelf = ({ viewer }: CommandOf<typeof moveShelfEndpoint, 'viewer'>, { from, shelf, items }: States): Decision => {
  const refusal = requireShelves(from, shelf) ?? (requireWorksIn(viewer, from.warehouseId) && reject('ShelfUnknown', { field: 'fromShelfId' }));
  if (refusal) return refusal;
  const free = items.filter(isFree(from));
  if (free.length === 0) return reject('NothingToMove', { field: 'fromShelfId', params: { shelf: from.name } });
  const data = { shelfId: shelf.shelfId, shelfName: shelf.name, fromShelfId: from.shelfId };
  return {
    ...accept(...free.map((item) => change(item, { type: 'ItemMoved', data }))),
    counts: [...free.flatMap(countOffShelf), ...countOntoShelf(shelf, free.length)],
  };
};

const requireShelves = (from: Shelf, shelf: Shelf): Rejection | undefined => {
  if (!from.exists) return reject('ShelfUnknown', { field: 'fromShelfId' });
  if (!shelf.exists) return reject('ShelfUnknown', { field: 'shelfId' });
  if (from.shelfId === shelf.shelfId) return reject('SameShelf', { field: 'shelfId', params: { shelf: shelf.name } });
  return from.warehouseId === shelf.warehouseId ? undefined : reject('ShelfElsewhere', { field: 'shelfId', params: { shelf: shelf.name } });
};

export const moveShelfRoute = (oneIdsOnShelf: OneIdsOnShelf) =>
  commandRoute(moveShelfEndpoint, async ({ viewer, body }, load) => {
    const from = await load.one(shelfStream, body.fromShelfId);
    const shelf = await load.one(shelfStream, body.shelfId);
    const items = await loadItems(load, await oneIdsOnShelf(body.fromShelfId));
    const moved = items.filter(isFree(from));
    const left = items.filter((item) => item.shelfId === from.shelfId && !moved.includes(item)).map(({ oneId }) => oneId);
    return toOutcome(moveShelf({ viewer, body }, { from, shelf, items }), { moved: moved.length, left, shelfName: shelf.name });
  });
