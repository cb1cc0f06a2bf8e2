import { describe, it } from 'vitest';
import { aSellersAccount, anAccount } from '../aggregates/account/account-examples.ts';
import { accountStream } from '../aggregates/account/account.ts';
import { aWarehouse } from '../aggregates/reference-examples.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { changeAccess, type ChangeAccess } from './change-access.ts';
import { specification } from '#tests/support/given.ts';

const changing = specification(changeAccess, (given, { accountId, warehouseIds }) => ({
  account: given.one(accountStream, accountId),
  warehouses: warehouseIds.map((warehouseId) => given.one(warehouseStream, warehouseId)),
}));
const ann = anAccount();
const west = aWarehouse('W2');
const command: ChangeAccess = {
  accountId: 'A1',
  role: 'warehouse',
  warehouseIds: ['W2'],
  permissions: [{ permissionId: '700106', actions: ['query'] }],
  by: { accountId: 'BOSS', role: 'administrator' },
  from: '10.0.0.9',
};
const changed = { id: 'A1', type: 'AccountChanged' };

describe('Rule: another administrator says what an account may do, and where', () => {
  it('replaces role, warehouses and permissions, and leaves the rest', () => {
    const { by: _by, ...access } = command;
    changing
      .given(ann, west)
      .when(command)
      .then({ ...changed, data: { ...access, login: 'ann', userType: 3 } });
  });

  it('takes everything away where nothing is given', () =>
    changing
      .given(ann, west)
      .when({ ...command, role: '', permissions: [] })
      .then({ ...changed, data: { role: '', permissions: [] } }));

  it.each([
    ['the own account', { by: { accountId: 'A1', role: 'superAdministrator' } }, 'OwnAccess'],
    ['a role of another terminal', { role: 'seller' as const }, 'RoleOfAnotherTerminal'],
    ['staff without a warehouse', { warehouseIds: [] }, 'WarehouseNeeded'],
    ['a permission of another terminal', { permissions: [{ permissionId: '700' as const, actions: [] }] }, 'PermissionOfAnotherTerminal'],
    ['an account that does not exist', { accountId: 'A9' }, 'AccountNotFound'],
    ['a warehouse that does not exist', { warehouseIds: ['W3'] }, 'WarehouseNotFound'],
  ])('refuses %s', (_name, asked, rejected) =>
    changing
      .given(ann, west)
      .when({ ...command, ...asked })
      .thenRejected(rejected),
  );

  it.each([
    ['a role', { role: 'seller' as const, permissions: [] }],
    ['a permission', { role: '' as const, permissions: [{ permissionId: 'business' as const, actions: ['get' as const] }] }],
  ])('gives a seller %s no earlier than a shop', (_name, asked) => {
    const toSeller = { ...command, warehouseIds: [], ...asked };
    const waiting = aSellersAccount({ role: '', shopId: undefined });
    changing.given(waiting).when(toSeller).thenRejected('ShopNeeded');
    changing.given(aSellersAccount()).when(toSeller).then(changed);
  });
});
