import { asSelfOperatedSeller } from '#contracts/accounts/named-permissions.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { CallContext } from '#kernel/sessions/viewers.ts';
import type { Account } from '../aggregates/account/account.ts';
import type { Warehouse } from '../aggregates/warehouse/warehouse.ts';

interface SignedIn {
  account: Account;
  terminal: Terminal;
  sessionId: string;
}

type FindWarehouse = (id: string) => Promise<Warehouse>;

/** What an account may do in one call: its grants, narrowed or moved by the warehouse and shop that the headers name. */
export const actingAs = (
  signedIn: SignedIn,
  context: CallContext,
  findWarehouse: FindWarehouse,
): Viewer | Rejection | Promise<Viewer | Rejection> => {
  switch (signedIn.terminal) {
    case 'warehouse':
      return asStaff(signedIn, context, findWarehouse);
    case 'admin':
      return asAdministrator(signedIn, context, findWarehouse);
    case 'business':
    case 'shopUser':
      return { ...plain(signedIn, context), shopId: signedIn.account.shopId };
  }
};

const plain = ({ account, terminal, sessionId }: SignedIn, { language, timeZone, requestId }: CallContext): Viewer => ({
  accountId: account.accountId,
  name: account.name,
  terminal,
  role: account.role,
  warehouseIds: account.warehouseIds,
  permissions: account.permissions,
  language,
  timeZone,
  sessionId,
  requestId,
});

/**
 * Staff work in one warehouse at a time, the first of theirs unless the header names another (R4.63), and see the pages of its menu (R6.33). Nothing of
 * their other warehouses is within reach meanwhile: there, another menu holds.
 */
const asStaff = async (signedIn: SignedIn, context: CallContext, findWarehouse: FindWarehouse): Promise<Viewer | Rejection> => {
  const { warehouseIds, permissions } = signedIn.account;
  const warehouseId = context.wareId ?? warehouseIds[0];
  if (warehouseId === undefined || !warehouseIds.includes(warehouseId)) return reject('WarehouseForbidden', { field: 'wareId' });
  const { menu } = await findWarehouse(warehouseId);
  return {
    ...plain(signedIn, context),
    warehouseId,
    warehouseIds: [warehouseId],
    assignedWarehouseIds: warehouseIds,
    permissions: permissions.filter(({ permissionId }) => menu.includes(permissionId)),
  };
};

const asAdministrator = async (signedIn: SignedIn, context: CallContext, findWarehouse: FindWarehouse): Promise<Viewer | Rejection> => {
  const viewer = plain(signedIn, context);
  const { wareId, shopId, base } = context;
  if (wareId !== undefined) {
    if (!(await findWarehouse(wareId)).exists) return reject('WarehouseForbidden', { field: 'wareId' });
    viewer.warehouseId = wareId;
  }
  if (base !== 'business' || shopId === undefined) return viewer;
  if (shopId !== String(selfOperatedShop)) return reject('ShopForbidden', { field: 'shopId' });
  return { ...viewer, shopId: selfOperatedShop, permissions: [...viewer.permissions, ...asSelfOperatedSeller(viewer.permissions)] };
};
