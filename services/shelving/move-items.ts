import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { moveItemsEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { firstRefusal, requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import type { Item, LoadedItem } from '../aggregates/item/item.ts';
import { countOntoShelf, countOffShelf } from '../aggregates/shelf/shelf-load.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf, requireSameWarehouse } from '../aggregates/shelf/shelf-policies.ts';

export type MoveItems = CommandOf<typeof moveItemsEndpoint, 'viewer'>;

interface States {
  /** Each once. */
  items: readonly LoadedItem[];
  shelf: Shelf;
}

const requireAnotherShelf = (item: Item, shelf: Shelf, field: string): Rejection | undefined =>
  item.shelfId === shelf.shelfId ? reject('AlreadyOnShelf', { field, params: { oneId: item.oneId, shelf: shelf.name } }) : undefined;

/** A shelf change keeps the item's state. An item that lies on no shelf is laid on one. */
export const moveItems = ({ viewer }: Pick<MoveItems, 'viewer'>, { items, shelf }: States): Decision => {
  const refusal =
    requireShelf(shelf) ??
    firstRefusal(items, (item, index) => {
      const field = `oneIds.${index}`;
      return (
        requireWithinReach(viewer, item, { field }) ??
        requireItemAllows(item, 'ItemMoved', { field }) ??
        requireSameWarehouse(item, shelf) ??
        requireAnotherShelf(item, shelf, field)
      );
    });
  if (refusal) return refusal;
  const to = { shelfId: shelf.shelfId, shelfName: shelf.name };
  const moves = items.map((item) => change(item, { type: 'ItemMoved', data: { ...to, fromShelfId: item.shelfId ?? '' } }));
  return { ...accept(...moves), counts: [...items.flatMap(countOffShelf), ...countOntoShelf(shelf, items.length)] };
};

export const moveItemsRoute = commandRoute(moveItemsEndpoint, async ({ viewer, body }, load) => {
  const items = await loadItems(load, body.oneIds);
  const shelf = await load.one(shelfStream, body.shelfId);
  const decision = moveItems({ viewer }, { items, shelf });
  return toOutcome(decision, { oneIds: items.map(({ oneId }) => oneId), shelfName: shelf.name });
});
