import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { CreateAccount } from '#services/accounts/create-account.ts';

/** The pages that staff see in each warehouse. */
export const menus: Record<'W1' | 'W2', PermissionId[]> = { W1: ['700101', '700106', '700110'], W2: ['700101'] };

export type Person = CreateAccount & { phone?: string };

export const person = (login: string, rest: Partial<CreateAccount>): Person => ({
  accountId: login.toUpperCase(),
  login,
  name: login,
  englishName: login,
  email: `${login}@example.com`,
  headImg: '',
  userType: 4,
  role: 'seller',
  warehouseIds: [],
  permissions: [],
  ...rest,
});
const every = ['add', 'delete', 'edit', 'query', 'get', 'enable', 'disable', 'import', 'export'] as const;

/** One of each kind that signs in. All have the same password. */
export const people: Person[] = [
  { ...person('seller', { shopId: 7, permissions: [{ permissionId: 'business', actions: [...every] }] }), phone: '+1 555 0107' },
  person('other', { shopId: 8, permissions: [{ permissionId: 'business', actions: [...every] }] }),
  person('helper', { userType: 2, role: 'shopUser', shopId: 7, permissions: [{ permissionId: 'business', actions: ['query', 'get'] }] }),
  person('staff', {
    userType: 3,
    role: 'warehouse',
    warehouseIds: ['W1', 'W2'],
    permissions: [
      { permissionId: '700101', actions: ['query'] },
      { permissionId: '700106', actions: [...every] },
    ],
  }),
  person('admin', {
    userType: 1,
    role: 'superAdministrator',
    permissions: (['200', '300', '400', '700', '800'] as const).map((permissionId) => ({ permissionId, actions: [...every] })),
  }),
  person('office', { userType: 1, role: 'administrator', permissions: [{ permissionId: '700', actions: [...every] }] }),
  person('clerk', { userType: 1, role: 'administrator', permissions: [{ permissionId: '101', actions: ['query'] }] }),
  person('roleless', { role: '', shopId: 7, permissions: [{ permissionId: 'business', actions: ['get'] }] }),
  person('grantless', { shopId: 7 }),
];
