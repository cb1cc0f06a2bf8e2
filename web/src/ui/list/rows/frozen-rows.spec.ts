import { describe, expect, it } from 'vitest';
import { freezeRows } from './frozen-rows.ts';

const row = (key: string, version = 1) => ({ key, version });
const keyOf = ({ key }: { key: string }) => key;

describe('Rule: a list never jumps under the pointer', () => {
  it('keeps the order and takes the new values', () => {
    const frozen = freezeRows([row('a'), row('b')], [row('b', 2), row('a')], keyOf);
    expect(frozen.rows).toEqual([row('a'), row('b', 2)]);
    expect(frozen.pending).toBe(0);
    expect(frozen.isReordered).toBe(true);
  });

  it('lets new rows wait and keeps those that left', () => {
    const frozen = freezeRows([row('a'), row('b')], [row('new'), row('b')], keyOf);
    expect(frozen.rows).toEqual([row('a'), row('b')]);
    expect(frozen.pending).toBe(1);
    expect(frozen.isReordered).toBe(false);
    expect([...frozen.removed]).toEqual(['a']);
  });

  it('shows at once what follows below: it moves nothing', () => {
    const frozen = freezeRows([row('a'), row('b'), row('c')], [row('new'), row('b'), row('c'), row('d')], keyOf);
    expect(frozen.rows.map(keyOf)).toEqual(['a', 'b', 'c', 'd']);
    expect(frozen.pending).toBe(1);
    expect(freezeRows([row('a'), row('b')], [row('b'), row('c')], keyOf)).toMatchObject({ rows: [row('a'), row('b'), row('c')], pending: 0 });
  });

  it('lets a wholly other list wait', () => {
    expect(freezeRows([row('a')], [row('b'), row('c')], keyOf)).toMatchObject({ rows: [row('a')], pending: 2 });
  });
});
