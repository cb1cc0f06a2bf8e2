import { describe, expect, it } from 'vitest';
import { inOrder, isShown, moved, resized, unchanged } from './column-choice.ts';

const columns = [{ key: 'item', fixed: true }, { key: 'size' }, { key: 'status' }, { key: 'brand', optional: true }, { key: 'actions', fixed: true }];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

describe('Rule: a person arranges the columns of a list', () => {
  it('moves a column to the place of another, around those that are fixed', () => {
    const changes = moved(columns, unchanged, 'brand', 'size');
    expect(keys(inOrder(columns, changes))).toEqual(['item', 'brand', 'size', 'status', 'actions']);
    expect(keys(inOrder(columns, moved(columns, changes, 'brand', 'status')))).toEqual(['item', 'size', 'status', 'brand', 'actions']);
  });

  it('moves nothing to or from a fixed place', () => {
    expect(moved(columns, unchanged, 'item', 'status')).toBe(unchanged);
    expect(moved(columns, unchanged, 'size', 'actions')).toBe(unchanged);
  });

  it('gives a column that is new since then its own place', () => {
    const changes = { ...unchanged, order: ['status', 'size', 'gone'] };
    expect(keys(inOrder(columns, changes))).toEqual(['item', 'status', 'size', 'brand', 'actions']);
  });

  it('shows what was picked, and always what a row is about', () => {
    const shown = (changes: Record<string, boolean>) => keys(columns.filter((column) => isShown(column, { ...unchanged, shown: changes })));
    expect(shown({})).toEqual(['item', 'size', 'status', 'actions']);
    expect(shown({ brand: true, size: false, item: false })).toEqual(['item', 'status', 'brand', 'actions']);
  });

  it('keeps a width within what can be read', () => {
    expect(resized(unchanged, 'size', 3).widths).toEqual({ size: 48 });
    expect(resized(unchanged, 'size', 90.4).widths).toEqual({ size: 90 });
  });
});
