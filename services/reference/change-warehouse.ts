import { reject } from '#contracts/kernel/rejection.ts';
import { changeWarehouse as endpoint } from '#contracts/reference/reference-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { warehouseStream, type LoadedWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { requireWarehousePages } from './menu-policies.ts';

export type ChangeWarehouse = CommandOf<typeof endpoint>;

/** Its id stays: goods, orders and shelves name it. */
export const changeWarehouse = ({ body }: ChangeWarehouse, { warehouse }: { warehouse: LoadedWarehouse }): Decision => {
  const { menu = warehouse.menu } = body;
  const { exists, ...known } = warehouse;
  if (!exists) return reject('WarehouseUnknown', { field: 'warehouseId' });
  return requireWarehousePages(menu) ?? accept(change(warehouse, { type: 'WarehouseChanged', data: { ...known, ...body, menu: [...menu] } }));
};

export const changeWarehouseRoute = commandRoute(endpoint, async ({ body }, load) =>
  toOutcome(changeWarehouse({ body }, { warehouse: await load.one(warehouseStream, body.warehouseId) }), { warehouseId: body.warehouseId }),
);
