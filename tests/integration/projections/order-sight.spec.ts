import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { consigned, gone, moving, ordersWorld, quoted, waiting } from './orders-world.ts';
import { admin, otherSeller, otherStaff, selfOperated, seller, shopUser, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

const found = async (viewer: typeof seller, filter: object = {}) =>
  (await world.ask(listOrders, viewer, filter)).data.map(({ oddNo }) => oddNo).sort();

describe('Rule: sellers see their own orders, and transfers that they receive', () => {
  it('gives each shop its rows', async () => {
    expect(await found(seller)).toEqual([gone, waiting, quoted, moving, consigned]);
    expect(await found(otherSeller)).toEqual([moving]);
    expect(await found(otherStaff)).toEqual([]);
    expect(await world.refusal(getOrder, otherSeller, { oddNo: waiting })).toBe('NotFound');
  });

  /** Has every permission, and yet is not the one who acts. */
  const adminAtShop8 = { ...selfOperated, shopId: 8, permissions: [...admin.permissions, ...selfOperated.permissions] };

  it('lets the receiving shop look on, be it the one that an administrator acts for', async () => {
    const actions = async (viewer: typeof seller) => (await world.ask(getOrder, viewer, { oddNo: moving })).actions;
    expect(await actions(seller)).toEqual(['edit', 'recall']);
    for (const viewer of [otherSeller, adminAtShop8]) {
      expect(await actions(viewer)).toEqual([]);
      const [unit] = (await world.ask(getOrder, viewer, { oddNo: moving })).itemList;
      expect(unit).toMatchObject({ remarks: 'Dunk Low Panda', state: null, costPrice: null });
    }
  });
});

describe('Rule: sellers see no operators, and only administrators the platform’s number', () => {
  it('leaves names and shelves out of orders', async () => {
    for (const viewer of [seller, shopUser]) {
      const answer = JSON.stringify([await world.ask(listOrders, viewer, {}), await world.ask(getOrder, viewer, { oddNo: gone })]);
      expect(answer).not.toMatch(/marta|Marta|grace|A-03-2|Tote|P-DUNK|PLAT-9/);
      expect((await world.ask(getOrder, viewer, { oddNo: waiting })).checks).toEqual([]);
    }
    expect(await found(seller, { text: 'PLAT-9' })).toEqual([]);
    expect(await found(staff, { text: 'PLAT-9' })).toEqual([]);
    expect(await found(admin, { text: 'PLAT-9' })).toEqual([consigned]);
    expect(JSON.stringify(await world.ask(listOrders, staff, {}))).not.toContain('PLAT-9');
  });
});
