import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
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

describe('Rule: what an item cost is for its owner and for who decides on the order', () => {
  const costs = async (viewer: typeof seller, oddNo: string) =>
    (await world.ask(getOrder, viewer, { oddNo })).itemList.map(({ costPrice }) => costPrice);

  it('shows it to the reviewer of a cash-out and of a consignment, and to their seller, to no other shop', async () => {
    for (const oddNo of [quoted, consigned]) {
      expect([await costs(admin, oddNo), await costs(seller, oddNo)]).toEqual([[9600], [9600]]);
      expect(await world.refusal(getOrder, otherSeller, { oddNo })).toBe('NotFound');
    }
    expect(await costs(otherSeller, moving)).toEqual([null]);
  });
});

describe('Rule: each code reads orders of the types that its pages show', () => {
  const only = (viewer: typeof seller, permissionId: PermissionId): typeof seller => ({
    ...viewer,
    permissions: [{ permissionId, actions: ['query'] }],
  });
  const leaving = [gone, waiting, consigned];

  it.each([
    [admin, '300', leaving],
    [admin, '400', [...leaving, quoted, moving]],
    [admin, '900', leaving],
    [admin, '1100', [consigned]],
    [admin, '1500', [moving]],
    [admin, '500', []],
    [staff, '700106', leaving],
    [staff, '700112', [moving]],
  ] as const)('$0.terminal $1', async (who, code, shown) => {
    const viewer = only(who, code);
    expect(await found(viewer)).toEqual([...shown].toSorted());
    // A filter by state alone is answered from the materialised counts.
    for (const filter of [{}, { text: 'OC' }]) expect((await world.ask(listOrders, viewer, filter)).counts.all).toBe(shown.length);
    for (const oddNo of [gone, waiting, quoted, moving, consigned]) {
      if (shown.some((one) => one === oddNo)) expect(await world.ask(getOrder, viewer, { oddNo })).toMatchObject({ oddNo });
      else expect(await world.refusal(getOrder, viewer, { oddNo })).toBe('NotFound');
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
