import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D, address, reship } from '#tests/unit/orders/bodies.ts';
import { seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { applyReshipRoute } from './apply-reship.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.shelved(A);
  await w.shelved(B);
  await w.shelved(C, { warehouseId: 'JFK' });
  await w.shelved(D, { shopId: 8 });
});

const apply = (input: object) => w.call(applyReshipRoute, seller, input);

describe('Rule: a reship goes to an address, in boxes where they are given (type 4)', () => {
  it('reserves its items', async () => {
    const boxes = [
      { boxNo: '1', oneIds: [A] },
      { boxNo: '2', oneIds: [B] },
    ];
    expect(await apply({ ...reship([A, B]), boxes })).toMatchObject({ kind: 'accepted', answer: { state: 'reviewing' } });
    expect(w.orders()[0]).toMatchObject({ requestType: 4, address, boxes });
    expect(w.item(A)).toMatchObject({ state: 'outbounding.reviewing', requestType: 4 });
  });

  it.each([
    ['items of two warehouses', reship([A, C]), 'ItemsOfSeveralWarehouses'],
    ['a box of two warehouses', { ...reship([A, C]), boxes: [{ boxNo: '1', oneIds: [A, C] }] }, 'BoxAcrossWarehouses'],
    ["another user's item", reship([A, D]), 'NotFound'],
    ['an item without a box', { ...reship([A, B]), boxes: [{ boxNo: '1', oneIds: [A] }] }, 'BoxesLeaveItemsOut'],
    ['no ID card for China', { oneIds: [A], address: { ...address, country: 'CN' } }, 'IdCardRequired'],
  ])('refuses %s', async (_what, input, rejected) => {
    expect(await apply(input)).toMatchObject({ rejection: { rejected } });
  });
});
