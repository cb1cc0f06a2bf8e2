import { describe, expect, it } from 'vitest';
import { repairItemStream } from '../aggregates/repair/repair-item.ts';
import { changeRepairItem, createRepairItem, removeRepairItem } from './repair-items.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const said = { name: 'Deep cleaning', priceCents: 1_800, estimatedDays: 3 };
const cleaning = fact(repairItemStream, 'C', { type: 'RepairItemCreated', data: { repairItemId: 'C', ...said, priceCents: 1_500 } });
const ofTheItem = (given: Given) => ({ item: given.one(repairItemStream, 'C') });
const creating = specification(createRepairItem, (given) => ({ item: given.create(repairItemStream, 'C') }));
const changing = specification(changeRepairItem, ofTheItem);
const removing = specification(removeRepairItem, ofTheItem);
const remove = { body: { repairItemId: 'C' } };

describe('Rule: a repair item is offered once under a name (R2.180)', () => {
  it('claims its name, whatever its case', () => {
    const created = { id: 'C', type: 'RepairItemCreated', data: { priceCents: 1_800 } };
    const { claims } = creating.given().when({ body: said }).then(created);
    expect(claims).toMatchObject([{ key: 'DEEP CLEANING', owner: 'C', otherwise: { rejected: 'RepairItemNameTaken' } }]);
  });

  it('gives the name up by a rename and by removal', () => {
    const renamed = { repairItemId: 'C', ...said, name: 'Cleaning' };
    const decision = changing.given(cleaning).when({ body: renamed }).then({ id: 'C', type: 'RepairItemChanged', data: renamed });
    expect(decision).toMatchObject({ claims: [{ key: 'CLEANING' }], releases: [{ key: 'DEEP CLEANING' }] });
    const { releases } = removing.given(cleaning).when(remove).then({ id: 'C', type: 'RepairItemRemoved' });
    expect(releases).toMatchObject([{ key: 'DEEP CLEANING' }]);
  });

  it('refuses to change or remove what is not offered', () => {
    changing
      .given()
      .when({ body: { repairItemId: 'C', ...said } })
      .thenRejected('NotFound');
    removing.given().when(remove).thenRejected('NotFound');
  });
});
