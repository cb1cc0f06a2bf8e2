import {
  emptyContainer as emptyEndpoint,
  fillContainer as fillEndpoint,
  MAX_CONTAINER_ITEMS,
  retireContainer as retireEndpoint,
  takeOutOfContainer as takeEndpoint,
} from '#contracts/containers/container-commands.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { containerStream, type Container, type LoadedContainer } from '../aggregates/container/container.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { countOffShelf, countOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf } from '../aggregates/shelf/shelf-policies.ts';
import { answered, isIn, requireContainer } from './container-policies.ts';

const at = { field: 'oneId' };

/** In which container an item was put last by the read models; null where in none. */
export type ContainerOf = (oneId: string) => Promise<string | null>;

interface ToFill {
  container: LoadedContainer;
  item: LoadedItem;
  /** That it stands on. */
  shelf: Shelf;
  /** In which the item may be. */
  other: Container | undefined;
}

/** What lies on another shelf is moved to that of the container; nothing is in two containers, nor in one of another warehouse. */
export const fillContainer = ({ viewer }: CommandOf<typeof fillEndpoint, 'viewer'>, { container, item, shelf, other }: ToFill): Decision => {
  const refusal =
    requireContainer(viewer, container) ??
    requireWithinReach(viewer, item, at) ??
    requireItemAllows(item, 'ItemMoved', at) ??
    requireSameHouse(container, item) ??
    requireInNone([container, ...(other ? [other] : [])], item) ??
    requireRoom(container) ??
    requireShelf(shelf);
  if (refusal) return refusal;
  const filled = change(container, { type: 'ContainerFilled', data: { oneIds: [item.oneId] } });
  if (item.shelfId === shelf.shelfId) return accept(filled);
  const moved = change(item, { type: 'ItemMoved', data: { shelfId: shelf.shelfId, shelfName: shelf.name, fromShelfId: item.shelfId ?? '' } });
  return { ...accept(filled, moved), counts: [...countOffShelf(item), ...countOntoShelf(shelf)] };
};

const requireSameHouse = ({ warehouseId, containerId }: Container, item: Item): Rejection | undefined =>
  item.warehouseId === warehouseId ? undefined : reject('ContainerElsewhere', { ...at, params: { containerId: formatOneId(containerId) } });

const requireInNone = (containers: readonly Container[], item: Item): Rejection | undefined => {
  const holder = containers.find((container) => isIn(container, item));
  return holder && reject('AlreadyInContainer', { ...at, params: { oneId: formatOneId(item.oneId), containerId: formatOneId(holder.containerId) } });
};

const requireRoom = ({ contents, containerId }: Container): Rejection | undefined =>
  contents.length < MAX_CONTAINER_ITEMS
    ? undefined
    : reject('ContainerFull', { ...at, params: { containerId: formatOneId(containerId), most: MAX_CONTAINER_ITEMS } });

const requireHolds = ({ contents, containerId }: Container, oneId: string): Rejection | undefined =>
  contents.includes(oneId)
    ? undefined
    : reject('NotInContainer', { ...at, params: { oneId: formatOneId(oneId), containerId: formatOneId(containerId) } });

export const takeOutOfContainer = (
  { viewer, body: { oneId } }: CommandOf<typeof takeEndpoint, 'viewer'>,
  { container }: { container: LoadedContainer },
): Decision =>
  requireContainer(viewer, container) ?? requireHolds(container, oneId) ?? accept(change(container, { type: 'ContainerItemTaken', data: { oneId } }));

interface WithItems {
  container: LoadedContainer;
  items: readonly LoadedItem[];
}

/** What is in it lies on its shelf already: it only stands there by itself from now on. */
export const emptyContainer = ({ viewer }: CommandOf<typeof emptyEndpoint, 'viewer'>, { container, items }: WithItems): Decision =>
  requireContainer(viewer, container) ??
  accept(change(container, { type: 'ContainerEmptied', data: { oneIds: items.filter((item) => isIn(container, item)).map(({ oneId }) => oneId) } }));

export const retireContainer = ({ viewer, body }: CommandOf<typeof retireEndpoint, 'viewer'>, { container, items }: WithItems): Decision => {
  const refusal = requireContainer(viewer, container);
  if (refusal) return refusal;
  const left = items.filter((item) => isIn(container, item)).length;
  const { containerId } = container;
  if (left > 0) return reject('ContainerNotEmpty', { field: 'containerId', params: { containerId: formatOneId(containerId), count: left } });
  return accept(change(container, { type: 'ContainerRetired', data: { reason: body.reason } }));
};

export const fillContainerRoute = (containerOf: ContainerOf) =>
  commandRoute(fillEndpoint, async ({ viewer, body }, load) => {
    const container = await load.one(containerStream, body.containerId);
    const item = await load.one(itemStream, body.oneId);
    const shelf = await load.one(shelfStream, container.shelfId);
    const otherId = await containerOf(body.oneId);
    const other = otherId === null ? undefined : await load.one(containerStream, otherId);
    return answered(container, fillContainer({ viewer, body }, { container, item, shelf, other }));
  });

export const takeOutOfContainerRoute = commandRoute(takeEndpoint, async ({ viewer, body }, load) => {
  const container = await load.one(containerStream, body.containerId);
  return answered(container, takeOutOfContainer({ viewer, body }, { container }));
});

export const emptyContainerRoute = commandRoute(emptyEndpoint, async ({ viewer, body }, load) => {
  const container = await load.one(containerStream, body.containerId);
  return answered(container, emptyContainer({ viewer, body }, { container, items: await loadItems(load, container.contents) }));
});

export const retireContainerRoute = commandRoute(retireEndpoint, async ({ viewer, body }, load) => {
  const container = await load.one(containerStream, body.containerId);
  const decision = retireContainer({ viewer, body }, { container, items: await loadItems(load, container.contents) });
  return isRejection(decision) ? decision : answered(container, decision);
});
