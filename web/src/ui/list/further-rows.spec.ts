import { describe, expect, it } from 'vitest';
import { chainFrom, rowsOnce } from './further-rows.ts';

const keyOf = (row: { key: string }) => row.key;
const rows = (...keys: string[]) => keys.map((key) => ({ key }));

describe('Rule: what was scrolled to goes on from the last row above it', () => {
  it('reads nothing further until one scrolls', () => {
    expect(chainFrom('after-50', [])).toEqual([]);
  });

  it('goes from place to place', () => {
    expect(chainFrom('after-50', ['after-50', 'after-150'])).toEqual(['after-50', 'after-150']);
  });

  it('reads what slipped below the first page when rows came above', () => {
    expect(chainFrom('after-48', ['after-50', 'after-150'])).toEqual(['after-48', 'after-50', 'after-150']);
  });

  it('ends with the list', () => {
    expect(chainFrom(null, ['after-50'])).toEqual([]);
  });
});

describe('Rule: a row shows once', () => {
  it('stands where it was met first', () => {
    expect(rowsOnce([rows('a', 'b'), rows('b', 'c')], keyOf).map(keyOf)).toEqual(['a', 'b', 'c']);
  });
});
