import { describe, expect, it } from 'vitest';
import { permissionIdsOf } from '#contracts/accounts/permissions.ts';
import { adminPaths } from '../app/paths/admin-paths.ts';
import { warehousePaths } from '../app/paths/warehouse-paths.ts';
import { permittedRows } from '../app/routes/permitted-routes.ts';
import { isGroup, pagesOf } from '../app/routes/route-table.ts';
import { terminalTables } from './terminals.ts';

describe.each(Object.values(terminalTables))('Rule: `g` and a letter lead to the pages of $terminal', ({ rows }) => {
  const pages = pagesOf(rows);
  const letters = pages.flatMap(({ goKey }) => goKey ?? []);

  it('each letter to one page, and to one that opens without a record', () => {
    expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
    expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
    expect(pages.filter(({ goKey, under }) => goKey !== undefined && under !== undefined).map(({ path }) => path)).toEqual([]);
  });

  it('to every page with an icon in the menu, and into every group', () => {
    const unreached = rows.filter((row) =>
      isGroup(row) ? row.pages.every(({ goKey }) => goKey === undefined) : row.icon !== undefined && row.goKey === undefined,
    );
    expect(unreached.map(({ title }) => title)).toEqual([]);
  });
});

describe('Rule: whoever may open anything of a terminal reads what is announced there', () => {
  it.each([
    ['warehouse', warehousePaths.announcements],
    ['admin', adminPaths.readAnnouncements],
  ] as const)('%s', (terminal, announcements) => {
    const closedTo = permissionIdsOf(terminal).filter((permissionId) =>
      pagesOf(permittedRows(terminalTables[terminal].rows, [{ permissionId }])).every(({ path }) => path !== announcements),
    );
    expect(closedTo).toEqual([]);
  });
});
