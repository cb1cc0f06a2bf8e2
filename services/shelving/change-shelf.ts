import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { changeShelfEndpoint } from '#contracts/shelving/change-shelf.ts';
import { firstRefusal, worksHere } from '../aggregates/item/item-policies.ts';
import { keepWithin } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shelfStream, type Shelf } from '../aggregates/shelf/shelf.ts';
import { claimShelfName, nameIsPrintable, shelfIsKnown, shelfName, zoneIsPrintable } from './shelf-policies.ts';

export interface ChangeShelf {
  viewer: Viewer;
  body: BodyOf<typeof changeShelfEndpoint>;
}

export const changeShelf = ({ viewer, body }: ChangeShelf, shelf: Shelf): Decision => {
  const { shelfId, warehouseId } = shelf;
  const refusal = firstRefusal(shelfIsKnown(shelf), worksHere(viewer, warehouseId), nameIsPrintable(body.name), zoneIsPrintable(body.zone));
  if (refusal) return refusal;
  const renamed = body.name.toUpperCase() !== shelf.name.toUpperCase();
  return {
    ...accept(change(shelfStream, shelfId, { type: 'ShelfChanged', data: { ...body, warehouseId } })),
    claims: renamed ? [claimShelfName(shelfId, warehouseId, body.name)] : [],
    releases: renamed ? [shelfName(shelfId, warehouseId, shelf.name)] : [],
    counts: body.capacity < shelf.capacity ? keepWithin(body) : [],
  };
};

export const changeShelfRoute = commandRoute(changeShelfEndpoint, async ({ viewer, body }, load) =>
  decided(changeShelf({ viewer, body }, await load.one(shelfStream, body.shelfId)), { shelfId: body.shelfId, name: body.name }),
);
