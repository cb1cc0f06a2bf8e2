import { describe, expect, it } from 'vitest';
import { steadyRows } from './steady-rows.ts';

const row = (key: string, version = 1) => ({ key, version });
const keyOf = ({ key }: { key: string }) => key;

describe('Rule: a list never jumps under the pointer', () => {
  it('keeps the order and takes the new values', () => {
    const steady = steadyRows([row('a'), row('b')], [row('b', 2), row('a')], keyOf);
    expect(steady.rows).toEqual([row('a'), row('b', 2)]);
    expect(steady.waiting).toBe(0);
    expect(steady.moved).toBe(true);
  });

  it('lets new rows wait and keeps those that left', () => {
    const steady = steadyRows([row('a'), row('b')], [row('new'), row('b')], keyOf);
    expect(steady.rows).toEqual([row('a'), row('b')]);
    expect(steady.waiting).toBe(1);
    expect(steady.moved).toBe(false);
    expect([...steady.gone]).toEqual(['a']);
  });

  it('shows at once what follows below: it moves nothing', () => {
    const steady = steadyRows([row('a'), row('b'), row('c')], [row('new'), row('b'), row('c'), row('d')], keyOf);
    expect(steady.rows.map(keyOf)).toEqual(['a', 'b', 'c', 'd']);
    expect(steady.waiting).toBe(1);
    expect(steadyRows([row('a'), row('b')], [row('b'), row('c')], keyOf)).toMatchObject({ rows: [row('a'), row('b'), row('c')], waiting: 0 });
  });

  it('lets a wholly other list wait', () => {
    expect(steadyRows([row('a')], [row('b'), row('c')], keyOf)).toMatchObject({ rows: [row('a')], waiting: 2 });
  });
});
