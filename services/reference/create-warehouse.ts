import { reject } from '#contracts/kernel/rejection.ts';
import { createWarehouse as endpoint } from '#contracts/reference/reference-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { warehouseStream, type LoadedWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { requireWarehousePages } from './menu-policies.ts';

export type CreateWarehouse = CommandOf<typeof endpoint>;

export const createWarehouse = ({ body }: CreateWarehouse, { warehouse }: { warehouse: LoadedWarehouse }): Decision => {
  const { warehouseId, menu } = body;
  if (warehouse.exists) return reject('WarehouseExists', { field: 'warehouseId', params: { warehouseId } });
  return requireWarehousePages(menu) ?? accept(change(warehouse, { type: 'WarehouseCreated', data: body }));
};

export const createWarehouseRoute = commandRoute(endpoint, async ({ body }, load) =>
  toOutcome(createWarehouse({ body }, { warehouse: await load.one(warehouseStream, body.warehouseId) }), { warehouseId: body.warehouseId }),
);
