import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { shelveItemEndpoint } from '#contracts/shelving/shelve-item.ts';
import { firstRefusal, mayHappen, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { next } from '../aggregates/item/lifecycle.ts';
import { layOnShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { shelfIsKnown, shelfOfSameWarehouse } from './shelf-policies.ts';

export interface ShelveItem {
  viewer: Viewer;
  body: BodyOf<typeof shelveItemEndpoint>;
}

/** Only inspected items are shelved, where there is room. */
export const shelveItem = ({ viewer, body }: ShelveItem, { item, shelf }: { item: Item; shelf: Shelf }): Decision => {
  const refusal = firstRefusal(
    withinReach(viewer, item, { field: 'oneId' }),
    mayHappen(item, 'ItemShelved', { field: 'oneId' }),
    shelfIsKnown(shelf),
    shelfOfSameWarehouse(item, shelf),
  );
  if (refusal) return refusal;
  const { oneId, ...where } = body;
  const shelved = change(itemStream, oneId, { type: 'ItemShelved', data: { ...where, shelfName: shelf.name } });
  return { ...accept(shelved), counts: layOnShelf(shelf) };
};

export const shelveItemRoute = commandRoute(shelveItemEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const shelf = await load.one(shelfStream, body.shelfId);
  const decision = shelveItem({ viewer, body }, { item, shelf });
  if (isRejection(decision)) return decision;
  const state = next(item.state, item.defective, 'ItemShelved')!;
  return { decision, answer: { oneId: body.oneId, state, shelfName: shelf.name } };
});
