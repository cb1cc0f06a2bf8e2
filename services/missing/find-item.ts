import { findItem as findItemEndpoint } from '#contracts/missing/missing-endpoints.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { next } from '../aggregates/item/lifecycle.ts';
import { countOffShelf, countOntoShelf } from '../aggregates/shelf/shelf-load.ts';
import { requireSameWarehouse, requireShelf } from '../aggregates/shelf/shelf-policies.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireMissing } from './missing-policies.ts';

/** It is available again, on the shelf where it lies. One that was written off turns up at times, too. */
export const findItem = ({ viewer }: CommandOf<typeof findItemEndpoint, 'viewer'>, { item, shelf }: { item: LoadedItem; shelf: Shelf }): Decision => {
  const refusal = requireMissing(viewer, item, 'ItemFound') ?? requireShelf(shelf) ?? requireSameWarehouse(item, shelf);
  if (refusal) return refusal;
  const found = change(item, { type: 'ItemFound', data: { shelfId: shelf.shelfId, shelfName: shelf.name } });
  // Where it should have lain, its place was kept for it.
  return { ...accept(found), counts: item.shelfId === shelf.shelfId ? [] : [...countOffShelf(item), ...countOntoShelf(shelf)] };
};

export const findItemRoute = commandRoute(findItemEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const shelf = await load.one(shelfStream, body.shelfId);
  return toOutcome(findItem({ viewer, body }, { item, shelf }), {
    oneId: body.oneId,
    state: next(item.state, item.defective, 'ItemFound')!,
  });
});
