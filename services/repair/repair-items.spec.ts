import { describe, expect, it } from 'vitest';
import { noRepairItem } from '../aggregates/repair/repair-item.ts';
import { changeRepairItem, createRepairItem, removeRepairItem } from './repair-items.ts';

const cleaning = { ...noRepairItem, exists: true, repairItemId: 'C', name: 'Deep cleaning', priceCents: 1_500, estimatedDays: 3 };
const said = { name: 'Deep cleaning', priceCents: 1_800, estimatedDays: 3 };

describe('Rule: a repair item is offered once under a name (R2.180)', () => {
  it('claims its name, whatever its case', () => {
    expect(createRepairItem('C', said)).toMatchObject({
      changes: [{ id: 'C', events: [{ type: 'RepairItemCreated', data: { priceCents: 1_800 } }] }],
      claims: [{ key: 'DEEP CLEANING', owner: 'C', otherwise: { rejected: 'RepairItemNameTaken' } }],
    });
  });

  it('gives the name up by a rename and by removal', () => {
    expect(changeRepairItem({ repairItemId: 'C', ...said, name: 'Cleaning' }, cleaning)).toMatchObject({
      claims: [{ key: 'CLEANING' }],
      releases: [{ key: 'DEEP CLEANING' }],
    });
    expect(removeRepairItem(cleaning)).toMatchObject({
      changes: [{ events: [{ type: 'RepairItemRemoved' }] }],
      releases: [{ key: 'DEEP CLEANING' }],
    });
  });

  it('refuses to change or remove what is not offered', () => {
    expect(changeRepairItem({ repairItemId: 'C', ...said }, noRepairItem)).toMatchObject({ rejected: 'NotFound' });
    expect(removeRepairItem(noRepairItem)).toMatchObject({ rejected: 'NotFound' });
  });
});
