import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { moveItemsEndpoint } from '#contracts/shelving/move-items.ts';
import { firstRefusal, mayHappen, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { layOnShelf, leaveShelf } from '../aggregates/shelf/shelf-load.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { shelfIsKnown, shelfOfSameWarehouse } from './shelf-policies.ts';

export interface MoveItems {
  viewer: Viewer;
  body: BodyOf<typeof moveItemsEndpoint>;
}

interface States {
  /** By ONE ID, each once. */
  items: ReadonlyMap<string, Item>;
  shelf: Shelf;
}

const notThereAlready = (item: Item, shelf: Shelf, field: string): Rejection | undefined =>
  item.shelfId === shelf.shelfId ? reject('AlreadyOnShelf', { field, params: { oneId: item.oneId, shelf: shelf.name } }) : undefined;

/** A shelf change keeps the item's state. An item that lies on no shelf is laid on one. */
export const moveItems = ({ viewer }: Pick<MoveItems, 'viewer'>, { items, shelf }: States): Decision => {
  const each = [...items.values()];
  const refusal = firstRefusal(
    shelfIsKnown(shelf),
    ...each.flatMap((item, index) => {
      const field = `oneIds.${index}`;
      return [
        withinReach(viewer, item, { field }),
        mayHappen(item, 'ItemMoved', { field }),
        shelfOfSameWarehouse(item, shelf),
        notThereAlready(item, shelf, field),
      ];
    }),
  );
  if (refusal) return refusal;
  const to = { shelfId: shelf.shelfId, shelfName: shelf.name };
  const moves = [...items].map(([oneId, item]) => change(itemStream, oneId, { type: 'ItemMoved', data: { ...to, fromShelfId: item.shelfId ?? '' } }));
  return { ...accept(...moves), counts: [...each.flatMap(leaveShelf), ...layOnShelf(shelf, each.length)] };
};

export const moveItemsRoute = commandRoute(moveItemsEndpoint, async ({ viewer, body }, load) => {
  const items = await loadItems(load, body.oneIds);
  const shelf = await load.one(shelfStream, body.shelfId);
  const decision = moveItems({ viewer }, { items, shelf });
  return decided(decision, { oneIds: [...items.keys()], shelfName: shelf.name });
});
