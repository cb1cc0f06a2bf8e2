import { createShelfEndpoint } from '#contracts/shelving/shelf-commands.ts';
import { requireWorksIn } from '../aggregates/item/item-policies.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { shelfStream, type ShelfEvent } from '../aggregates/shelf/shelf.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { claimShelfName, requirePrintableName, requireWarehouse, requirePrintableZone } from './shelf-policies.ts';

interface States {
  shelf: NewStream<ShelfEvent>;
  warehouse: Warehouse;
}

export const createShelf = ({ viewer, body }: CommandOf<typeof createShelfEndpoint, 'viewer'>, { shelf, warehouse }: States): Decision => {
  const refusal =
    requireWorksIn(viewer, body.warehouseId) ?? requireWarehouse(warehouse) ?? requirePrintableName(body.name) ?? requirePrintableZone(body.zone);
  if (refusal) return refusal;
  const created = change(shelf, { type: 'ShelfCreated', data: { shelfId: shelf.id, ...body } });
  return { ...accept(created), claims: [claimShelfName(shelf.id, body.warehouseId, body.name)] };
};

export const createShelfRoute = commandRoute(createShelfEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const shelf = load.create(shelfStream, numbers.reference(now));
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  return toOutcome(createShelf({ viewer, body }, { shelf, warehouse }), { shelfId: shelf.id, name: body.name });
});
