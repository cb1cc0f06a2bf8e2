import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { removeShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { requireWorksIn } from '../aggregates/item/item-policies.ts';
import { countClosed } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shelfStream, type LoadedShelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf } from '../aggregates/shelf/shelf-policies.ts';
import { shelfName } from './shelf-policies.ts';

/** Only an empty shelf is removed; its name is free again. */
export const removeShelf = ({ viewer }: { viewer: Viewer }, { shelf }: { shelf: LoadedShelf }): Decision => {
  const refusal = requireShelf(shelf) ?? requireWorksIn(viewer, shelf.warehouseId);
  if (refusal) return refusal;
  const { shelfId, warehouseId, name } = shelf;
  return {
    ...accept(change(shelf, { type: 'ShelfRemoved', data: { shelfId } })),
    releases: [shelfName(shelfId, warehouseId, name)],
    counts: countClosed(shelf),
  };
};

export const removeShelfRoute = commandRoute(removeShelfEndpoint, async ({ viewer, body }, load) => {
  const shelf = await load.one(shelfStream, body.shelfId);
  return toOutcome(removeShelf({ viewer }, { shelf }), { shelfId: shelf.shelfId, name: shelf.name });
});
