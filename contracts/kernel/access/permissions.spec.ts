import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { bases } from './bases.ts';
import { holds, namedPermissions, type PermissionName } from '#contracts/accounts/named-permissions.ts';
import { actionKeys, may, mayAny, permissionTable, type ActionKey, type PermissionGrant, type PermissionId } from './permissions.ts';

const reviewer: PermissionGrant[] = [{ permissionId: '400', actions: ['query', 'edit'] }];

const idOf = (check: string) => check.slice(0, check.lastIndexOf('.')) as PermissionId;
const actionOf = (check: string) => check.slice(check.lastIndexOf('.') + 1) as ActionKey;

describe('Rule: a permission check takes the form permissionId.action', () => {
  it('needs that very action of that very permission', () => {
    expect(may(reviewer, '400.edit')).toBe(true);
    expect(may(reviewer, '400.delete')).toBe(false);
    expect(may(reviewer, '700.edit')).toBe(false);
  });

  it('is met by any of several', () => {
    expect(mayAny(reviewer, ['900.edit', '400.edit'])).toBe(true);
    expect(mayAny(reviewer, ['900.edit'])).toBe(false);
    expect(mayAny(reviewer, [])).toBe(false);
  });
});

describe('Rule: what a permission allows is said by its actions', () => {
  it('in the nine words of R6.13', () => {
    expect(actionKeys).toEqual(['add', 'delete', 'edit', 'query', 'get', 'enable', 'disable', 'import', 'export']);
  });
});

describe('Rule: an endpoint asks for permissions of the terminals that call it', () => {
  const asked = endpoints.flatMap(({ name, access, bases: open }) =>
    Array.isArray(access) ? access.map((check) => ({ name, check: String(check), open })) : [],
  );

  it.each(asked)('$name: $check', ({ check, open }) => {
    const { terminal } = permissionTable[idOf(check)];
    expect(bases).toContain(terminal);
    // On the sellers' base code 200 counts as the business permission: where that base alone is open, it is not named.
    expect(open).toContain(terminal);
    expect(actionKeys).toContain(actionOf(check));
  });
});

describe('Rule: a permission with a name stands for checks of the one table', () => {
  it.each(Object.keys(namedPermissions) as PermissionName[])('%s', (name) => {
    const { checks } = namedPermissions[name];
    const grants = checks.map((check) => ({ permissionId: idOf(check), actions: [actionOf(check)] }));
    expect(holds(grants, name)).toBe(true);
    expect(holds(grants.slice(1), name)).toBe(false);
  });

  it('lets a reviewer review', () => expect(holds(reviewer, 'review')).toBe(true));
});
