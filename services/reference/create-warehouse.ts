import { permissionTable } from '#contracts/accounts/permissions.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { createWarehouse as endpoint } from '#contracts/reference/create-warehouse.ts';
import { commandRoute } from '../kernel/commands/command-route.ts';
import { decided } from '../kernel/commands/commands.ts';
import { accept, type Decision } from '../kernel/commands/decision.ts';
import { change } from '../kernel/commands/stream-type.ts';
import { warehouseStream, type Warehouse } from '../streams/warehouse.ts';

export type CreateWarehouse = BodyOf<typeof endpoint>;

/** R6.33: the menu is made of the pages of the warehouse terminal. */
const menuOfWarehousePages = ({ menu }: CreateWarehouse): Rejection | undefined => {
  const at = menu.findIndex((permission) => permissionTable[permission].terminal !== 'warehouse');
  return at < 0 ? undefined : reject('MenuOfAnotherTerminal', { field: `menu.${at}`, params: { permission: menu[at]! } });
};

export const createWarehouse = (command: CreateWarehouse, warehouse: Warehouse): Decision => {
  const { warehouseId } = command;
  if (warehouse.exists) return reject('WarehouseExists', { field: 'warehouseId', params: { warehouseId } });
  return menuOfWarehousePages(command) ?? accept(change(warehouseStream, warehouseId, { type: 'WarehouseCreated', data: command }));
};

export const createWarehouseRoute = commandRoute(endpoint, async ({ body }, load) =>
  decided(createWarehouse(body, await load.one(warehouseStream, body.warehouseId)), { warehouseId: body.warehouseId }),
);
