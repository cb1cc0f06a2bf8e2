import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D, consign } from '#tests/unit/orders/bodies.ts';
import { otherSeller, seller } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { fieldErrors } from '#contracts/kernel/fields/invalid.ts';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { editRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { applyConsignmentRoute } from './apply-consignment.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  await w.shelved(C, { result: 'fake' });
  await w.shelved(D, { shopId: 8 });
});

describe('Rule: each consigned item gets an order of its own (type 6)', () => {
  it('in the order given, at its price', async () => {
    const { answer } = (await w.call(applyConsignmentRoute, seller, consign(A, B))) as { answer: { oddNos: string[] } };
    expect(answer.oddNos).toHaveLength(2);
    expect(w.order(answer.oddNos[1]!)).toMatchObject({
      requestType: 6,
      oneIds: [B],
      priceCents: 18_000,
      platform: 'StockMarket',
      state: 'reviewing',
    });
    expect(w.item(A)).toMatchObject({ state: 'onConsignment.reviewing', oddNo: answer.oddNos[0] });
  });

  it.each([
    ['a fake', consign(A, C), { rejected: 'ItemIsFake', field: 'items.1.oneId' }],
    ['an item twice', consign(A, A), { rejected: 'ItemTwice', field: 'items.1.oneId' }],
    ["another shop's item", consign(D), { rejected: 'NotFound' }],
  ])('refuses %s', async (_what, input, rejection) => {
    expect(await w.call(applyConsignmentRoute, seller, input)).toMatchObject({ rejection });
    expect(w.item(A).state).toBe('available');
  });

  it('refuses items of two warehouses (R5.33), and takes two of one', async () => {
    const far = oneId(20);
    await w.shelved(far, { warehouseId: 'JFK' });
    const refused = { rejected: 'ItemsOfSeveralWarehouses', field: 'items.1.oneId' };
    expect(await w.call(applyConsignmentRoute, seller, consign(A, far))).toMatchObject({ rejection: refused });
    expect(w.item(A).state).toBe('available');
    expect(await w.call(applyConsignmentRoute, seller, consign(A, B))).toMatchObject({ kind: 'accepted' });
  });

  it('refuses a shop whose consignment is not activated (R6.51)', async () => {
    expect(await w.call(applyConsignmentRoute, otherSeller, consign(D))).toMatchObject({ rejection: { rejected: 'ConsignmentNotActivated' } });
  });

  it('refuses a platform that is not on the list', () => {
    const takes = (platform: string) => applyConsignmentEndpoint.body!.safeParse({ ...consign(A), platform }).success;
    expect(consignmentPlatforms.filter(takes)).toEqual(consignmentPlatforms);
    expect(['Garage sale', consignmentPlatforms[0].toLowerCase(), ''].filter(takes)).toEqual([]);
  });

  it('refuses a price below $10, in the words of the specification (R5.13)', () => {
    const said = (priceCents: number) =>
      [
        applyConsignmentEndpoint.body!.safeParse({ ...consign(A), items: [{ oneId: A, priceCents }] }),
        editRequestEndpoint.body!.safeParse({ oddNo: 'OC25112300001', priceCents }),
      ].flatMap(({ error }) => fieldErrors(error?.issues ?? [], 'en_us').map(({ field, msg }) => `${field}: ${msg}`));
    expect(said(999)).toEqual(['items.0.priceCents: Price cannot be below $10', 'priceCents: Price cannot be below $10']);
    expect(said(1_000)).toEqual([]);
  });
});
