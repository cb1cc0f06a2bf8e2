import { describe, expect, it } from 'vitest';
import { gapCursor, isGapWide, mergePages } from './next-pages.ts';

const keyOf = (row: { key: string }) => row.key;
const rows = (...keys: string[]) => keys.map((key) => ({ key }));

describe('Rule: rows that slipped below the first page are read too', () => {
  it('reads nothing until one scrolls', () => {
    expect(gapCursor('after-50', [])).toBeUndefined();
  });

  it('reads nothing while the first page ends where one scrolled on', () => {
    expect(gapCursor('after-50', ['after-50', 'after-150'])).toBeUndefined();
  });

  it('reads on from the first page when rows came above', () => {
    expect(gapCursor('after-48', ['after-50', 'after-150'])).toBe('after-48');
  });

  it('ends with the list', () => {
    expect(gapCursor(null, ['after-50'])).toBeUndefined();
  });

  it('keeps the place before the gap is more than one answer holds', () => {
    expect(isGapWide(rows('a', 'b', 'c', 'd'), rows('c', 'd', 'e', 'f'), keyOf)).toBe(false);
    expect(isGapWide(rows('a', 'b', 'c', 'd'), rows('d', 'e', 'f', 'g'), keyOf)).toBe(true);
  });
});

describe('Rule: a row shows once', () => {
  it('stands where it was met first', () => {
    expect(mergePages([rows('a', 'b'), rows('b', 'c')], keyOf).map(keyOf)).toEqual(['a', 'b', 'c']);
  });
});
