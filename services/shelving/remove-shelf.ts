import type { Viewer } from '#contracts/kernel/viewer.ts';
import { removeShelfEndpoint } from '#contracts/shelving/remove-shelf.ts';
import { firstRefusal, worksHere } from '../aggregates/item/item-policies.ts';
import { closeShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { shelfIsKnown, shelfName } from './shelf-policies.ts';

/** Only an empty shelf is removed; its name is free again. */
export const removeShelf = ({ viewer }: { viewer: Viewer }, shelf: Shelf): Decision => {
  const refusal = firstRefusal(shelfIsKnown(shelf), worksHere(viewer, shelf.warehouseId));
  if (refusal) return refusal;
  const { shelfId, warehouseId, name } = shelf;
  return {
    ...accept(change(shelfStream, shelfId, { type: 'ShelfRemoved', data: { shelfId } })),
    releases: [shelfName(shelfId, warehouseId, name)],
    counts: closeShelf(shelf),
  };
};

export const removeShelfRoute = commandRoute(removeShelfEndpoint, async ({ viewer, body }, load) => {
  const shelf = await load.one(shelfStream, body.shelfId);
  return decided(removeShelf({ viewer }, shelf), { shelfId: shelf.shelfId, name: shelf.name });
});
