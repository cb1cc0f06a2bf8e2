import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { noAccount, accountStream } from '../aggregates/account/account.ts';
import { noShop } from '../aggregates/shop/shop.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { createAccount, type CreateAccount } from './create-account.ts';
import { loaded } from '#kernel/commands/loaded.ts';

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
const given = {
  account: loaded(accountStream, 'A1', noAccount),
  shop: { ...noShop, exists: true, shopId: 7 },
  warehouses: [{ ...noWarehouse, exists: true, warehouseId: 'W1' }],
};

const refusal = (command: CreateAccount, states = given) => {
  const decision = createAccount(command, states);
  return isRejection(decision) ? decision.rejected : undefined;
};

describe('Rule: an account fits its terminal', () => {
  it('creates a seller and claims the name', () => {
    const decision = createAccount(seller, { ...given, warehouses: [] });
    expect(decision).toMatchObject({
      changes: [{ id: 'A1', events: [{ type: 'AccountCreated', data: { login: 'ann' } }] }],
      claims: [{ kind: 'login', key: 'ann', owner: 'A1' }],
    });
  });

  it('creates staff of a warehouse', () => expect(refusal(staff)).toBeUndefined());

  it.each([
    ['a role of another terminal', { ...seller, role: 'warehouse' as const }, 'RoleOfAnotherTerminal'],
    ['a seller without a shop', { ...seller, shopId: undefined }, 'ShopNeeded'],
    ['staff without a warehouse', { ...staff, warehouseIds: [] }, 'WarehouseNeeded'],
    ['a permission of another terminal', { ...seller, permissions: staff.permissions }, 'PermissionOfAnotherTerminal'],
  ])('refuses %s', (_name, command, rejected) => expect(refusal(command, { ...given, warehouses: [] })).toBe(rejected));

  it('refuses a shop or warehouse that does not exist', () => {
    expect(refusal(seller, { ...given, shop: noShop })).toBe('ShopNotFound');
    expect(refusal(staff, { ...given, warehouses: [noWarehouse] })).toBe('WarehouseNotFound');
  });

  it('takes an account without a role, which cannot sign in yet (R6.47)', () => {
    expect(refusal({ ...seller, role: '' }, { ...given, warehouses: [] })).toBeUndefined();
  });
});
