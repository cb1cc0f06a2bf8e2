import { moveContainer as moveEndpoint } from '#contracts/containers/container-commands.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { containerStream, type Container, type LoadedContainer } from '../aggregates/container/container.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import type { Item, LoadedItem } from '../aggregates/item/item.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { countOffShelf, countOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf } from '../aggregates/shelf/shelf-policies.ts';
import { answered, isIn, requireContainer } from './container-policies.ts';

interface States {
  container: LoadedContainer;
  /** What was put into it. */
  items: readonly LoadedItem[];
  shelf: Shelf;
}

/** One scan moves everything in it, each item by its own shelf change; what has been picked or moved out of it meanwhile stays where it is. */
export const moveContainer = ({ viewer }: CommandOf<typeof moveEndpoint, 'viewer'>, { container, items, shelf }: States): Decision => {
  const moved = items.filter((item) => isIn(container, item));
  const refusal =
    requireContainer(viewer, container) ??
    requireShelf(shelf) ??
    requireInHouse(container, shelf) ??
    requireAnotherShelf(container, shelf) ??
    firstRefusal(moved, requireFree);
  if (refusal) return refusal;
  const to = { shelfId: shelf.shelfId, shelfName: shelf.name };
  return {
    ...accept(
      change(container, { type: 'ContainerMoved', data: { ...to, oneIds: moved.map(({ oneId }) => oneId) } }),
      ...moved.map((item) => change(item, { type: 'ItemMoved', data: { ...to, fromShelfId: item.shelfId ?? '' } })),
    ),
    counts: moved.length === 0 ? [] : [...moved.flatMap(countOffShelf), ...countOntoShelf(shelf, moved.length)],
  };
};

/** Never across warehouses: that takes a transfer. */
const requireInHouse = ({ warehouseId }: Container, shelf: Shelf): Rejection | undefined =>
  shelf.warehouseId === warehouseId ? undefined : reject('ShelfElsewhere', { field: 'shelfId', params: { shelf: shelf.name } });

const requireAnotherShelf = ({ shelfId, containerId }: Container, shelf: Shelf): Rejection | undefined =>
  shelf.shelfId === shelfId
    ? reject('ContainerOnShelf', { field: 'shelfId', params: { containerId: formatOneId(containerId), shelf: shelf.name } })
    : undefined;

/** Whoever is to pick it looks for it where it was promised. */
const requireFree = (item: Item): Rejection | undefined =>
  mayOccur(item.state, 'ItemMoved') ? undefined : reject('ContainerItemHeld', { field: 'containerId', params: { oneId: formatOneId(item.oneId) } });

export const moveContainerRoute = commandRoute(moveEndpoint, async ({ viewer, body }, load) => {
  const container = await load.one(containerStream, body.containerId);
  const items = await loadItems(load, container.contents);
  const shelf = await load.one(shelfStream, body.shelfId);
  return answered(container, moveContainer({ viewer, body }, { container, items, shelf }));
});
