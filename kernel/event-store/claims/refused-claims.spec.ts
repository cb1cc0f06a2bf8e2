import { describe, expect, it } from 'vitest';
import { reject } from '#contracts/kernel/rejection.ts';
import { refusalOf } from './refused-claims.ts';

const claim = (key: string, listedIn?: string) => ({
  kind: 'shelf-name',
  key,
  owner: 'S1',
  otherwise: reject('LoginTaken', { field: 'name', params: { shelves: key } }),
  ...(listedIn && { listedIn }),
});

describe('Rule: of several claims that are refused, the first is told, and the others where it lists them', () => {
  it.each([
    [[], undefined],
    [[claim('A'), claim('B')], 'A'],
    [[claim('A', 'shelves'), claim('B', 'shelves')], 'A, B'],
    [Array.from({ length: 14 }, (_, index) => claim(`${index}`, 'shelves')), '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …'],
  ])('%#', (refused, shelves) => {
    expect(refusalOf(refused)).toEqual(shelves === undefined ? undefined : reject('LoginTaken', { field: 'name', params: { shelves } }));
  });
});
