import type { getUserInfo, getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import { bases } from '#contracts/kernel/access/bases.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { listAllWarehouses } from '#contracts/reference/reference-queries.ts';
import { callLight } from '#web/api/call-light.ts';
import { lightAddress } from '#web/api/http/call-address.ts';
import { session } from '#web/browser/session.ts';
import { askedAhead } from './ask-ahead.ts';

export type UserInfo = DataOf<typeof getUserInfo>;

// Named without their schemas: they are asked before the console's code is there.
export const userInfoAddress = lightAddress<typeof getUserInfo>({ name: 'getUserInfo', method: 'GET', path: '/user_info/get', bases });
export const warehousesAddress = lightAddress<typeof listAllWarehouses>({
  name: 'listAllWarehouses',
  method: 'POST',
  path: '/sys_ware/listAll',
  bases,
});
export const warehousePermissionsAddress = lightAddress<typeof getWarehousePermissions>({
  name: 'getWarehousePermissions',
  method: 'GET',
  path: '/sys_ware/getWarePermission',
  bases: ['warehouse'],
});

/** Who is signed in. */
export const userInfo = askedAhead((texts) => callLight(userInfoAddress, { quiet: true, toldAfter: texts }));

/** The warehouses to choose from. */
export const warehouses = askedAhead((texts) => callLight(warehousesAddress, { body: {}, quiet: true, toldAfter: texts }));

/** What may be done in the warehouse in use. */
export const warehousePermissions = askedAhead((texts) => callLight(warehousePermissionsAddress, { quiet: true, toldAfter: texts }));

/** All that arriving asks, at once: one after the other, each waited behind the code of the page. */
export const askFirstQuestions = (texts: Promise<unknown>): void => {
  const { terminal, warehouseId } = session.get();
  userInfo.ask(texts);
  if (terminal === 'warehouse' || terminal === 'admin') warehouses.ask(texts);
  if (terminal === 'warehouse' && warehouseId !== undefined) warehousePermissions.ask(texts);
};
