import { expect, it } from 'vitest';
import { rowsThrough } from './use-selection.ts';

const keyOf = (row: string) => row;
const rows = ['a', 'b', 'c', 'd'];

it('takes a range in either direction, and one row where there is no start', () => {
  expect(rowsThrough(rows, keyOf, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rowsThrough(rows, keyOf, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rowsThrough(rows, keyOf, 'gone', 'c')).toEqual(['c']);
  expect(rowsThrough(rows, keyOf, 'a', 'gone')).toEqual([]);
});
