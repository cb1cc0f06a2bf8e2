import { describe, expect, it } from 'vitest';
import { reviewKinds } from '../features/audit/review-kinds.ts';
import { pagesOf } from '../core/routes/route-table.ts';
import { terminalTables } from './terminals.ts';

const listsOf = (terminal: 'admin' | 'business') => pagesOf(terminalTables[terminal].rows).filter(({ requestTypes }) => requestTypes !== undefined);

describe('Rule: a list of orders or reviews says which types of request it holds', () => {
  it('a review list holds the type that its link is for', () => {
    const reviews = listsOf('admin').filter(({ title }) => title.startsWith('audit.'));
    expect(reviews.map(({ path, requestTypes }) => [path, requestTypes])).toEqual(reviewKinds.map(({ type, list }) => [list, [type]]));
  });

  it('a seller and the operator find each of their types in one', () => {
    const own = listsOf('admin').filter(({ title }) => !title.startsWith('audit.'));
    expect(
      [listsOf('business'), own].map((lists) => [...new Set(lists.flatMap(({ requestTypes = [] }) => requestTypes))].toSorted((a, b) => a - b)),
    ).toEqual([
      [3, 4, 5, 6, 7, 14, 16],
      [3, 4, 5, 7, 14, 16],
    ]);
  });
});
