import type { PermissionGrant, PermissionId } from '#contracts/kernel/access/permissions.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { isGroup, pagesOf, type PageGroup, type PageRoute, type TerminalTable } from '#web/core/routes/route-table.ts';

type Grants = readonly Pick<PermissionGrant, 'permissionId'>[];

const mayOpen = (required: readonly PermissionId[] | undefined, grants: Grants): boolean =>
  required === undefined || grants.some(({ permissionId }) => required.includes(permissionId));

/** The rows that the account may open (R2.18, R2.19): its terminal's, and of those each whose permissions overlap its own. */
export const permittedRoutes = (rows: TerminalTable['rows'], grants: Grants): (PageRoute | PageGroup)[] =>
  rows.flatMap((row): (PageRoute | PageGroup)[] => {
    if (!mayOpen(row.permission, grants)) return [];
    if (!isGroup(row)) return [row];
    const pages = row.pages.filter((page) => mayOpen(page.permission, grants));
    return pages.length > 0 ? [{ ...row, pages }] : [];
  });

/** Where a sign-in lands: the terminal's default if permitted, otherwise its first permitted page, without parameters (R2.21). */
export const landingPath = (rows: readonly (PageRoute | PageGroup)[], landing: string): string | undefined => {
  const paths = pagesOf(rows).map(({ path }) => withoutParameters(path));
  return paths.includes(withoutParameters(landing)) ? withoutParameters(landing) : paths[0];
};
