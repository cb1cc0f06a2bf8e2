import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { createShelfEndpoint } from '#contracts/shelving/create-shelf.ts';
import { firstRefusal, worksHere } from '../aggregates/item/item-policies.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shelfStream } from '../aggregates/shelf/shelf.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { claimShelfName, nameIsPrintable, warehouseIsKnown, zoneIsPrintable } from './shelf-policies.ts';

export interface CreateShelf {
  viewer: Viewer;
  shelfId: string;
  body: BodyOf<typeof createShelfEndpoint>;
}

export const createShelf = ({ viewer, shelfId, body }: CreateShelf, warehouse: Warehouse): Decision => {
  const refusal = firstRefusal(
    worksHere(viewer, body.warehouseId),
    warehouseIsKnown(warehouse),
    nameIsPrintable(body.name),
    zoneIsPrintable(body.zone),
  );
  if (refusal) return refusal;
  const created = change(shelfStream, shelfId, { type: 'ShelfCreated', data: { shelfId, ...body } });
  return { ...accept(created), claims: [claimShelfName(shelfId, body.warehouseId, body.name)] };
};

export const createShelfRoute = commandRoute(createShelfEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const shelfId = numbers.reference(now);
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  return decided(createShelf({ viewer, shelfId, body }, warehouse), { shelfId, name: body.name });
});
