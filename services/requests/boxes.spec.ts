import { describe, expect, it } from 'vitest';
import { anItem, available } from '../aggregates/item/item-examples.ts';
import { requireEveryItemBoxedOnce, requireBoxesOfOneWarehouse, requireDistinctBoxes } from './boxes.ts';

const item = (oneId: string, warehouseId = 'LAX') => ({ ...anItem(...available()), oneId, warehouseId });
const boxes = (...contents: string[][]) => contents.map((oneIds, index) => ({ boxNo: `B${index + 1}`, oneIds }));

describe('Rule: boxes are not created across warehouses (R5.34)', () => {
  it('names the box', () => {
    const items = [item('A'), item('B'), item('C', 'JFK')];
    expect(requireBoxesOfOneWarehouse(boxes(['A', 'B'], ['C']), items)).toBeUndefined();
    expect(requireBoxesOfOneWarehouse(boxes(['A'], ['B', 'C']), items)).toMatchObject({ rejected: 'BoxAcrossWarehouses', params: { boxNo: 'B2' } });
  });
});

describe('Rule: a box has its own number', () => {
  it('refuses the second of that number', () => {
    const [box] = boxes(['A']);
    expect(requireDistinctBoxes([box!, box!])).toMatchObject({ rejected: 'BoxTwice', field: 'boxes.1.boxNo' });
  });
});

describe('Rule: every item is in exactly one box', () => {
  it.each([
    ['no boxes at all', boxes(), undefined],
    ['each in one', boxes(['A'], ['B']), undefined],
    ['one left out', boxes(['A']), 'B'],
    ['one in two boxes', boxes(['A', 'B'], ['A']), 'A'],
    ['one of another request', boxes(['A', 'B', 'X']), 'X'],
  ])('%s', (_what, given, odd) => expect(requireEveryItemBoxedOnce(given, ['A', 'B'])?.params?.oneId).toBe(odd));
});
