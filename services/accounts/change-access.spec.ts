import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { noAccount, type Account, accountStream } from '../aggregates/account/account.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { changeAccess, type ChangeAccess } from './change-access.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const ann = loaded(accountStream, 'A1', {
  ...noAccount,
  exists: true,
  accountId: 'A1',
  login: 'ann',
  userType: 3,
  role: 'warehouse',
  warehouseIds: ['W1'],
});
const given = { account: ann, warehouses: [{ ...noWarehouse, exists: true, warehouseId: 'W2' }] };
const command: ChangeAccess = {
  accountId: 'A1',
  role: 'warehouse',
  warehouseIds: ['W2'],
  permissions: [{ permissionId: '700106', actions: ['query'] }],
  by: { accountId: 'BOSS', role: 'administrator' },
  from: '10.0.0.9',
};

const refusal = (changed: Partial<ChangeAccess>, states = given) => {
  const decision = changeAccess({ ...command, ...changed }, states);
  return isRejection(decision) ? decision.rejected : undefined;
};

describe('Rule: another administrator says what an account may do, and where', () => {
  it('replaces role, warehouses and permissions, and leaves the rest', () => {
    const { accountId, role, warehouseIds, permissions } = command;
    expect(changeAccess(command, given)).toMatchObject({
      changes: [
        {
          id: 'A1',
          events: [{ type: 'AccountChanged', data: { accountId, login: 'ann', userType: 3, role, warehouseIds, permissions, from: '10.0.0.9' } }],
        },
      ],
    });
  });

  it('takes everything away where nothing is given', () => expect(refusal({ role: '', permissions: [] })).toBeUndefined());

  it.each([
    ['the own account', { by: { accountId: 'A1', role: 'superAdministrator' } }, 'OwnAccess'],
    ['a role of another terminal', { role: 'seller' as const }, 'RoleOfAnotherTerminal'],
    ['staff without a warehouse', { warehouseIds: [] }, 'WarehouseNeeded'],
    ['a permission of another terminal', { permissions: [{ permissionId: '700' as const, actions: [] }] }, 'PermissionOfAnotherTerminal'],
  ])('refuses %s', (_name, changed, rejected) => expect(refusal(changed)).toBe(rejected));

  it.each([
    ['a role', { role: 'seller' as const, permissions: [] }],
    ['a permission', { role: '' as const, permissions: [{ permissionId: 'business' as const, actions: ['get' as const] }] }],
  ])('gives a seller %s no earlier than a shop', (_name, changed) => {
    const waiting: Account = { ...noAccount, exists: true, accountId: 'A1', userType: 4 };
    const given = (account: Account) => refusal({ warehouseIds: [], ...changed }, { account: loaded(accountStream, 'A1', account), warehouses: [] });
    expect(given(waiting)).toBe('ShopNeeded');
    expect(given({ ...waiting, shopId: 7 })).toBeUndefined();
  });

  it('refuses an account or a warehouse that does not exist', () => {
    expect(refusal({}, { ...given, account: loaded(accountStream, 'A1', noAccount) })).toBe('AccountNotFound');
    expect(refusal({}, { ...given, warehouses: [noWarehouse] })).toBe('WarehouseNotFound');
  });
});
