import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { changeWarehouse as endpoint } from '#contracts/reference/change-warehouse.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { menuOfWarehousePages } from './menu-policies.ts';

export type ChangeWarehouse = BodyOf<typeof endpoint>;

/** Its id stays: goods, orders and shelves name it. */
export const changeWarehouse = (command: ChangeWarehouse, warehouse: Warehouse): Decision => {
  const { warehouseId, menu = warehouse.menu } = command;
  const { exists, ...known } = warehouse;
  if (!exists) return reject('WarehouseUnknown', { field: 'warehouseId' });
  return (
    menuOfWarehousePages(menu) ??
    accept(change(warehouseStream, warehouseId, { type: 'WarehouseChanged', data: { ...known, ...command, menu: [...menu] } }))
  );
};

export const changeWarehouseRoute = commandRoute(endpoint, async ({ body }, load) =>
  decided(changeWarehouse(body, await load.one(warehouseStream, body.warehouseId)), { warehouseId: body.warehouseId }),
);
