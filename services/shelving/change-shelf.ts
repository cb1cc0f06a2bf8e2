import { changeShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { requireWorksIn } from '../aggregates/item/item-policies.ts';
import { countWithinCapacity } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shelfStream, type LoadedShelf } from '../aggregates/shelf/shelf.ts';
import { requireShelf } from '../aggregates/shelf/shelf-policies.ts';
import { claimShelfName, requirePrintableName, shelfName, requirePrintableZone } from './shelf-policies.ts';

export const changeShelf = ({ viewer, body }: CommandOf<typeof changeShelfEndpoint, 'viewer'>, { shelf }: { shelf: LoadedShelf }): Decision => {
  const { shelfId, warehouseId } = shelf;
  const refusal = requireShelf(shelf) ?? requireWorksIn(viewer, warehouseId) ?? requirePrintableName(body.name) ?? requirePrintableZone(body.zone);
  if (refusal) return refusal;
  const renamed = body.name.toUpperCase() !== shelf.name.toUpperCase();
  return {
    ...accept(change(shelf, { type: 'ShelfChanged', data: { ...body, warehouseId } })),
    claims: renamed ? [claimShelfName(shelfId, warehouseId, body.name)] : [],
    releases: renamed ? [shelfName(shelfId, warehouseId, shelf.name)] : [],
    counts: body.capacity < shelf.capacity ? countWithinCapacity(body) : [],
  };
};

export const changeShelfRoute = commandRoute(changeShelfEndpoint, async ({ viewer, body }, load) =>
  toOutcome(changeShelf({ viewer, body }, { shelf: await load.one(shelfStream, body.shelfId) }), { shelfId: body.shelfId, name: body.name }),
);
