import { describe, expect, it } from 'vitest';
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
