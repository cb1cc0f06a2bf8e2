import { describe, expect, it } from 'vitest';
import { recorded } from '#tests/support/kernel-events.ts';
import { runInline } from './inline.ts';
import type { LogProjection, RowProjection } from '../projection.ts';

interface Total {
  id: string;
  sum: number;
  version: number;
}

const totals: RowProjection<Total> = {
  kind: 'row',
  name: 'totals',
  table: 'totals',
  key: 'id',
  keyOf: ({ streamId, type }) => (type === 'Added' ? streamId : null),
  evolve: (row, { streamId, data, version }) => ({ id: streamId, sum: (row?.sum ?? 0) + (data as { by: number }).by, version }),
  ofOneStream: true,
};
const entries: LogProjection<{ id: string }> = { kind: 'log', name: 'entries', table: 'entries', rowsOf: ({ streamId }) => [{ id: streamId }] };

const columns = [
  { table: 'totals', column: 'id', type: 'text' },
  { table: 'totals', column: 'sum', type: 'integer' },
  { table: 'totals', column: 'version', type: 'integer' },
  { table: 'entries', column: 'id', type: 'text' },
];
const added = (id: string, version: number, by: number) => recorded(id, version, { by }, 'Added');

/** A node that has looked at the columns already. */
const node = () => {
  const inline = runInline([totals, entries]);
  inline.prepare([added('first', 1, 1)]).project([columns]);
  return inline;
};
const tables = (statements: readonly { text: string }[]) => statements.map(({ text }) => /(?:FROM|INTO|UPDATE) ("\w+")/.exec(text)?.[1]);

describe('Rule: what is read is named before anything is folded, and mostly there is nothing', () => {
  it('asks for the columns of the tables once, together with the rows', () => {
    const inline = runInline([totals, entries]);
    const { reads, project } = inline.prepare([added('one', 3, 5)]);
    expect(reads.map(({ values }) => values)).toEqual([[['totals', 'entries']], [['one']]]);
    const { statements } = project([columns, [{ row: { id: 'one', sum: 2, version: 2 } }]]);
    expect(statements.map(({ values }) => values)).toEqual([[JSON.stringify([{ id: 'one', sum: 7, version: 3 }])], ['[{"id":"one"}]']]);
    expect(inline.prepare([added('two', 1, 1)]).reads).toEqual([]);
  });

  it('fails where a table is not there', () => {
    const { project } = runInline([totals, entries]).prepare([added('one', 1, 5)]);
    expect(() => project([columns.slice(0, 3)])).toThrow('There is no table entries.');
  });

  it('asks for no row of a stream that begins, nor for one that it wrote at this version', () => {
    const inline = node();
    const begun = inline.prepare([added('one', 1, 5), added('one', 2, 1)]);
    expect(begun.reads).toEqual([]);
    begun.project([]).committed();
    expect(inline.prepare([added('one', 3, 1)]).reads).toEqual([]);
    expect(inline.prepare([added('one', 4, 1)]).reads).toMatchObject([{ values: [['one']] }]);
  });

  it('remembers nothing of what was not committed, nor once the log was set back', () => {
    const inline = node();
    const one = inline.prepare([added('one', 1, 5)]).project([]);
    expect(inline.prepare([added('one', 2, 1)]).reads).toHaveLength(1);
    one.committed();
    expect(inline.prepare([added('one', 2, 1)]).reads).toEqual([]);
    inline.forget();
    expect(inline.prepare([added('one', 2, 1)]).reads).toHaveLength(1);
  });
});

describe('Rule: an append writes the tables that its events touch, and no other', () => {
  it('new rows and changed ones apart', () => {
    const inline = node();
    inline
      .prepare([added('one', 1, 5)])
      .project([])
      .committed();
    const { statements } = inline.prepare([added('one', 2, 1), added('two', 1, 2)]).project([]);
    expect(tables(statements)).toEqual(['"totals"', '"totals"', '"entries"']);
    expect(tables(inline.prepare([recorded('one', 3, {}, 'Renamed')]).project([]).statements)).toEqual(['"entries"']);
  });
});
