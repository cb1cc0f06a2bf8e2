import { describe, expect, it } from 'vitest';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { CallContext } from '#kernel/sessions/viewers.ts';
import { noAccount, type Account } from '../aggregates/account/account.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { actingAs } from './acting-as.ts';

const menus: Record<string, PermissionId[]> = { W1: ['700101', '700106'], W2: ['700101'] };
const findWarehouse = async (id: string) => ({ ...noWarehouse, exists: id in menus, warehouseId: id, menu: menus[id] ?? [] });

const context = (base: Base, headers: Pick<CallContext, 'wareId' | 'shopId'> = {}): CallContext => ({
  base,
  language: 'en_us',
  timeZone: 'UTC',
  requestId: 'r',
  ...headers,
});

const staff: Account = {
  ...noAccount,
  exists: true,
  accountId: 'S',
  userType: 3,
  warehouseIds: ['W1', 'W2'],
  permissions: [
    { permissionId: '700101', actions: ['query'] },
    { permissionId: '700106', actions: ['query'] },
  ],
};
const admin: Account = {
  ...noAccount,
  exists: true,
  accountId: 'B',
  userType: 1,
  permissions: [{ permissionId: '200', actions: ['query', 'add'] }],
};

const asStaff = (wareId?: string) =>
  actingAs({ account: staff, terminal: 'warehouse', sessionId: 's' }, context('warehouse', { wareId }), findWarehouse);
const asAdmin = (base: Base, headers: Pick<CallContext, 'wareId' | 'shopId'> = {}) =>
  actingAs({ account: admin, terminal: 'admin', sessionId: 's' }, context(base, headers), findWarehouse);

describe('Rule: staff work in a warehouse of their own, and see the pages of its menu', () => {
  it('begins with the first', async () => expect(await asStaff()).toMatchObject({ warehouseId: 'W1', permissions: staff.permissions }));
  it('narrows the permissions to the menu', async () => {
    expect(await asStaff('W2')).toMatchObject({ warehouseId: 'W2', permissions: [{ permissionId: '700101' }] });
  });
  it('reaches that one alone, and may choose among all of theirs', async () => {
    expect(await asStaff('W2')).toMatchObject({ warehouseIds: ['W2'], assignedWarehouseIds: ['W1', 'W2'] });
  });
  it('refuses another warehouse', async () => expect(await asStaff('W3')).toMatchObject({ rejected: 'WarehouseForbidden' }));
});

describe('Rule: only administrators act for another shop, and only for the self-operated one', () => {
  it('grants code 200 as a seller’s permission there', async () => {
    expect(await asAdmin('business', { shopId: '1' })).toMatchObject({
      shopId: 1,
      permissions: [{ permissionId: '200' }, { permissionId: 'business', actions: ['query', 'add'] }],
    });
  });
  it('refuses any other shop', async () => expect(await asAdmin('business', { shopId: '7' })).toMatchObject({ rejected: 'ShopForbidden' }));
  it('has no meaning on the own base', async () => expect(await asAdmin('admin', { shopId: '7' })).not.toHaveProperty('shopId'));

  it('is not honoured for a seller', async () => {
    const seller: Account = { ...noAccount, exists: true, accountId: 'A', userType: 4, shopId: 7 };
    const viewer = await actingAs({ account: seller, terminal: 'business', sessionId: 's' }, context('business', { shopId: '1' }), findWarehouse);
    expect(viewer).toMatchObject({ shopId: 7 });
  });
});

describe('Rule: an administrator looks at any warehouse that exists', () => {
  it('takes it', async () => expect(await asAdmin('admin', { wareId: 'W2' })).toMatchObject({ warehouseId: 'W2' }));
  it('refuses one that does not exist', async () =>
    expect(await asAdmin('admin', { wareId: 'W9' })).toMatchObject({ rejected: 'WarehouseForbidden' }));
});
