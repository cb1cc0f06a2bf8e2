import { describe, expect, it } from 'vitest';
import { boardFilter } from './board-filter.ts';

describe('Rule: the address says what the board shows', () => {
  it('passes its filters on', () => {
    expect(boardFilter({ filters: { group: 'batches', zone: 'A', late: 'true' } })).toEqual({ group: 'batches', zone: 'A', late: 'true' });
  });

  it('leaves out what is not the board’s', () => {
    expect(boardFilter({ filters: { wall: '1', x: '1', group: 'nonsense' } })).toEqual({ group: 'all' });
  });
});
