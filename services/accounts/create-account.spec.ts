import { describe, expect, it } from 'vitest';
import { accountStream } from '../aggregates/account/account.ts';
import { aShop, aWarehouse } from '../aggregates/reference-examples.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { createAccount, type CreateAccount } from './create-account.ts';
import { specification } from '#tests/support/given.ts';

const seller: CreateAccount = {
  accountId: 'A1',
  login: 'ann',
  name: 'Ann',
  englishName: 'Ann',
  email: 'ann@example.com',
  headImg: '',
  userType: 4,
  role: 'seller',
  shopId: 7,
  warehouseIds: [],
  permissions: [{ permissionId: 'business', actions: ['get'] }],
};
const staff: CreateAccount = {
  ...seller,
  userType: 3,
  role: 'warehouse',
  shopId: undefined,
  warehouseIds: ['W1'],
  permissions: [{ permissionId: '700106', actions: ['query'] }],
};
const creating = specification(createAccount, (given, { accountId, shopId, warehouseIds }) => ({
  account: given.one(accountStream, accountId),
  shop: shopId === undefined ? undefined : given.one(shopStream, shopId),
  warehouses: warehouseIds.map((warehouseId) => given.one(warehouseStream, warehouseId)),
}));
const shop = aShop(7);
const warehouse = aWarehouse('W1');
const created = { id: 'A1', type: 'AccountCreated' };

describe('Rule: an account fits its terminal', () => {
  it('creates a seller and claims the name', () => {
    const { claims } = creating
      .given(shop)
      .when(seller)
      .then({ ...created, data: { login: 'ann' } });
    expect(claims).toMatchObject([{ kind: 'login', key: 'ann', owner: 'A1' }]);
  });

  it('creates staff of a warehouse', () => creating.given(warehouse).when(staff).then(created));

  it.each([
    ['a role of another terminal', { ...seller, role: 'warehouse' as const }, 'RoleOfAnotherTerminal'],
    ['a seller without a shop', { ...seller, shopId: undefined }, 'ShopNeeded'],
    ['staff without a warehouse', { ...staff, warehouseIds: [] }, 'WarehouseNeeded'],
    ['a permission of another terminal', { ...seller, permissions: staff.permissions }, 'PermissionOfAnotherTerminal'],
    ['a shop that does not exist', { ...seller, shopId: 8 }, 'ShopNotFound'],
    ['a warehouse that does not exist', { ...staff, warehouseIds: ['W2'] }, 'WarehouseNotFound'],
  ])('refuses %s', (_name, command, rejected) => creating.given(shop, warehouse).when(command).thenRejected(rejected));

  it('takes an account without a role, which cannot sign in yet (R6.47)', () =>
    creating
      .given(shop)
      .when({ ...seller, role: '' })
      .then(created));
});
