import { describe, expect, it } from 'vitest';
import type { PickUnit } from '../pick-list.ts';
import { pickPathOf } from './pick-path.ts';

const unit = (oneId: string, shelvesName: string, progress: PickUnit['progress'] = 'waiting') => ({ oneId, shelvesName, progress }) as PickUnit;
const units = [unit('1', 'A-01'), unit('2', 'A-01'), unit('3', 'A-03'), unit('4', 'B-01'), unit('5', 'B-02', 'picked')];
const ids = (left: readonly PickUnit[]) => left.map(({ oneId }) => oneId);

describe('Rule: the pick path goes shelf by shelf', () => {
  it('takes the first unit that waits and names the shelves after it', () => {
    const path = pickPathOf(units, { shelf: undefined, postponed: [] });
    expect(path.current?.oneId).toBe('1');
    expect(path.thenWalkTo).toEqual(['A-03', 'B-01']);
  });

  it('empties the shelf that was scanned first', () => {
    expect(ids(pickPathOf(units, { shelf: 'A-03', postponed: [] }).left)).toEqual(['3', '1', '2', '4']);
  });

  it('puts off what shall be done last, also on the scanned shelf', () => {
    expect(ids(pickPathOf(units, { shelf: 'A-01', postponed: ['1', '3'] }).left)).toEqual(['2', '4', '1', '3']);
  });

  it('ends when nothing waits', () => {
    expect(pickPathOf([unit('5', 'B-02', 'picked')], { shelf: undefined, postponed: [] }).current).toBeUndefined();
  });
});
