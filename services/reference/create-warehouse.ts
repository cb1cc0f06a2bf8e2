import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { createWarehouse as endpoint } from '#contracts/reference/create-warehouse.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { menuOfWarehousePages } from './menu-policies.ts';

export type CreateWarehouse = BodyOf<typeof endpoint>;

export const createWarehouse = (command: CreateWarehouse, warehouse: Warehouse): Decision => {
  const { warehouseId, menu } = command;
  if (warehouse.exists) return reject('WarehouseExists', { field: 'warehouseId', params: { warehouseId } });
  return menuOfWarehousePages(menu) ?? accept(change(warehouseStream, warehouseId, { type: 'WarehouseCreated', data: command }));
};

export const createWarehouseRoute = commandRoute(endpoint, async ({ body }, load) =>
  decided(createWarehouse(body, await load.one(warehouseStream, body.warehouseId)), { warehouseId: body.warehouseId }),
);
