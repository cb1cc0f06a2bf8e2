import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import { consigned, dunkOne, dunkTwo, itemWorld, transferred } from './item-world.ts';
import { admin, otherSeller, otherStaff, seller, shopUser, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await itemWorld()));
afterAll(() => world.close());

describe('Rule: an item exists only for those who may see it', () => {
  it('is not found by another seller or another warehouse', async () => {
    expect(await world.refusal(getItem, otherSeller, { oneId: dunkOne })).toBe('NotFound');
    expect(await world.refusal(getItem, otherStaff, { oneId: dunkOne })).toBe('NotFound');
    expect(await world.refusal(getItem, seller, { oneId: transferred })).toBe('NotFound');
    expect((await world.ask(getItem, shopUser, { oneId: dunkOne })).oneId).toBe(dunkOne);
  });
});

describe('Rule: sellers see no operators, no pku, no shelves and no shelf changes', () => {
  it('leaves them out of item and timeline', async () => {
    for (const viewer of [seller, shopUser]) {
      const found = await world.ask(getItem, viewer, { oneId: dunkOne });
      expect(JSON.stringify(found)).not.toMatch(/marta|Marta|P-DUNK|A-03-2|Tote/);
      expect(found).not.toHaveProperty('pku');
      expect(found.inProdInfo).not.toHaveProperty('shelvesName');
      expect(found.inProdInfo).not.toHaveProperty('shelvesUserName');
      expect(found.eventList.map(({ type }) => type)).not.toContain(8);
      expect(found.eventList.every((entry) => !('operator' in entry) && !('pku' in entry) && !('shelvesName' in entry))).toBe(true);
      expect(found.inProdInfo.wareFee).toBe(294);
    }
  });
});

describe('Rule: warehouse users see no storage fee', () => {
  it('leaves it out of item and timeline', async () => {
    const found = await world.ask(getItem, staff, { oneId: dunkOne });
    expect(JSON.stringify(found)).not.toContain('wareFee');
    expect(found.inProdInfo.wareDays).toBe(34);
    expect(found.pku).toBe('P-DUNK');
  });
});

describe('Rule: warehouse users see cost and source, but do not edit them (R6.46)', () => {
  it('shows both and offers no edit', async () => {
    expect(await world.ask(getItem, staff, { oneId: dunkOne })).toMatchObject({ costPrice: 9600, supply: 'SNKRS' });
    expect((await world.ask(getItem, staff, { oneId: transferred })).actions).not.toContain('editCost');
    expect((await world.ask(getItem, admin, { oneId: transferred })).actions).toContain('editCost');
  });
});

describe('Rule: only administrators see the platform’s order number of a consignment', () => {
  it('leaves it out for everyone else', async () => {
    expect((await world.ask(getItem, admin, { oneId: consigned })).outInfo).toMatchObject({ platOrderNo: 'PLAT-1', soldPrice: 12800 });
    for (const viewer of [seller, staff]) expect(JSON.stringify(await world.ask(getItem, viewer, { oneId: consigned }))).not.toContain('PLAT-1');
  });
});

describe('Rule: a new owner does not see the business of the former one', () => {
  it('shows that it came and how it was found, without papers, cost or requests', async () => {
    const found = await world.ask(getItem, otherSeller, { oneId: transferred });
    expect(found).toMatchObject({ costPrice: null, supply: null, shopInfo: { id: 8 } });
    expect(found.eventList.map(({ name, logNo, preId }) => [name, logNo, preId])).toEqual([
      ['ItemOwnerChanged', null, null],
      ['ItemInspected', null, null],
      ['ItemReceived', null, null],
    ]);
  });
});

describe('Rule: actions are what the state allows and the viewer may do', () => {
  it('offers the owner what an available item allows', async () => {
    const found = await world.ask(getItem, otherSeller, { oneId: transferred });
    expect(found.actions).toEqual(['shipWithLabel', 'reship', 'cashOut', 'consign', 'transferOwner', 'repair', 'editCost']);
    expect((await world.ask(getItem, shopUser, { oneId: dunkOne })).actions).toEqual([]);
    expect((await world.ask(getItem, staff, { oneId: dunkTwo })).actions).toEqual(['pick', 'shortPick']);
  });
});
