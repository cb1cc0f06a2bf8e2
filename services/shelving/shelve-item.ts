import { isRejection } from '#contracts/kernel/rejection.ts';
import { shelveItemEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { next } from '../aggregates/item/lifecycle.ts';
import { countOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf, requireSameWarehouse } from '../aggregates/shelf/shelf-policies.ts';

/** Only inspected items are shelved, where there is room. */
export const shelveItem = (
  { viewer, body }: CommandOf<typeof shelveItemEndpoint, 'viewer'>,
  { item, shelf }: { item: LoadedItem; shelf: Shelf },
): Decision => {
  const refusal =
    requireWithinReach(viewer, item, { field: 'oneId' }) ??
    requireItemAllows(item, 'ItemShelved', { field: 'oneId' }) ??
    requireShelf(shelf) ??
    requireSameWarehouse(item, shelf);
  if (refusal) return refusal;
  const { oneId: _, ...where } = body;
  const shelved = change(item, { type: 'ItemShelved', data: { ...where, shelfName: shelf.name } });
  return { ...accept(shelved), counts: countOntoShelf(shelf) };
};

export const shelveItemRoute = commandRoute(shelveItemEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const shelf = await load.one(shelfStream, body.shelfId);
  const decision = shelveItem({ viewer, body }, { item, shelf });
  if (isRejection(decision)) return decision;
  const state = next(item.state, item.defective, 'ItemShelved')!;
  return { decision, answer: { oneId: body.oneId, state, shelfName: shelf.name } };
});
