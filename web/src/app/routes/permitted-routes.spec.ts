import { LayoutGrid } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import { landingPath, permittedRoutes } from './permitted-routes.ts';
import { pagesOf, type PageRoute } from '#web/core/routes/route-table.ts';

const page = async () => ({ default: () => null });
const row = (path: string, permission?: PermissionId[]): PageRoute => ({
  path,
  page,
  title: 'workplace.pages.workplace',
  ...(permission && { permission }),
});
const holding = (...ids: PermissionId[]) => ids.map((permissionId) => ({ permissionId }));

const table = [
  row('/admin/bi', ['101']),
  { title: 'audit.pages.audit' as const, icon: LayoutGrid, permission: ['400' as const], pages: [row('/admin/Audit/Outbound/:pageNo?')] },
  {
    title: 'wallet.pages.wallet' as const,
    icon: LayoutGrid,
    pages: [row('/admin/Finance/Overview', ['500']), row('/admin/Finance/SelfOperated', ['500', '200'])],
  },
  row('/admin/help'),
];
const pathsFor = (...ids: PermissionId[]) => pagesOf(permittedRoutes(table, holding(...ids))).map(({ path }) => path);

describe('Rule: a page is open to whoever holds one of its permissions', () => {
  it('keeps overlapping ones and those without a requirement', () => {
    expect(pathsFor('200')).toEqual(['/admin/Finance/SelfOperated', '/admin/help']);
    expect(pathsFor('101', '500')).toEqual(['/admin/bi', '/admin/Finance/Overview', '/admin/Finance/SelfOperated', '/admin/help']);
  });

  it('closes a group with its pages', () => {
    expect(pathsFor('400')).toEqual(['/admin/Audit/Outbound/:pageNo?', '/admin/help']);
  });

  it('drops a group that would be empty', () => {
    expect(permittedRoutes(table, holding('101')).length).toBe(2);
  });
});

describe('Rule: a sign-in lands on the default page, or the first that is permitted', () => {
  it('takes the default where it may be opened', () => {
    expect(landingPath(permittedRoutes(table, holding('101')), '/admin/bi')).toBe('/admin/bi');
  });

  it('takes the first permitted page otherwise, its parameters stripped', () => {
    expect(landingPath(permittedRoutes(table, holding('400')), '/admin/bi')).toBe('/admin/Audit/Outbound');
  });

  it('has nowhere to land without any page', () => {
    expect(landingPath([], '/admin/bi')).toBeUndefined();
  });
});
