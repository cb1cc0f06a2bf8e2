import { describe, expect, it } from 'vitest';
import { floorLink, nextStep } from './floor-link.ts';

describe('Rule: an order of the outbound lists leads to what the floor does with it next (R2.31)', () => {
  it.each([
    [['assign', 'pick'], 'pick', '/Warehouse/Outbound/Picking?oddNo=OC1'],
    [['pack'], 'pack', '/Warehouse/Outbound/Packing?oddNo=OC1'],
    [['pack', 'ship'], 'ship', '/Warehouse/Outbound/Packing?oddNo=OC1'],
    [[], undefined, '/Warehouse/Outbound/Packing?oddNo=OC1'],
  ] as const)('%j', (actions, step, page) => {
    const row = { actions: [...actions] };
    expect(nextStep(row)).toBe(step);
    expect(floorLink(row, { oddNo: 'OC1' })).toBe(page);
  });

  it('and a batch to the same pages', () => {
    expect(floorLink({ actions: ['pick'] }, { batchNo: 'OB-1' })).toBe('/Warehouse/Outbound/Picking?batchNo=OB-1');
  });
});
