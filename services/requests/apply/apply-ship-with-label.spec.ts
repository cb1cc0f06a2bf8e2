import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D, label, shipWithLabel } from '#tests/unit/orders/bodies.ts';
import { selfOperated, seller, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { applyShipWithLabelRoute } from './apply-ship-with-label.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B, { result: 'shoeDefects' });
  await w.shelved(C, { shopId: 8 });
});

const apply = (input: object, viewer = seller) => w.call(applyShipWithLabelRoute, viewer, input);

describe('Rule: ship with label reserves its items for review (type 3)', () => {
  it('states the application on the order and on each item', async () => {
    const { answer } = (await apply({ ...shipWithLabel([A, B]), dropship: true })) as { answer: { oddNo: string } };
    expect(answer).toEqual({ oddNo: 'OC25112100001', state: 'reviewing' });
    expect(w.order(answer.oddNo)).toMatchObject({
      requestType: 3,
      shopId: 7,
      warehouseId: 'LAX',
      oneIds: [A, B],
      applicantId: 'seller',
      label: label(),
    });
    expect(w.item(B)).toMatchObject({ state: 'outbounding.reviewing', oddNo: answer.oddNo, requestType: 3, dropship: true });
  });

  it('refuses items of two warehouses (R5.33), and takes two of one', async () => {
    await w.shelved(D, { warehouseId: 'JFK' });
    expect(await apply(shipWithLabel([A, D]))).toMatchObject({ rejection: { rejected: 'ItemsOfSeveralWarehouses', field: 'oneIds.1' } });
    expect(w.item(A).state).toBe('available');
    expect(await apply(shipWithLabel([A, B]))).toMatchObject({ kind: 'accepted' });
  });

  it('takes what is scanned with hyphens and in lower case', async () => {
    await apply(shipWithLabel([`${A.slice(0, 4)}-${A.slice(4, 8)}-${A.slice(8)}`.toLowerCase()]));
    expect(w.item(A).state).toBe('outbounding.reviewing');
  });
});

describe('Rule: one refusal refuses the whole application', () => {
  it.each([
    ["another shop's item", shipWithLabel([A, C]), 'NotFound'],
    ['one item twice', shipWithLabel([A, A]), 'ItemTwice'],
    ['a bad label', { oneIds: [A], label: { ...label(), logNo: 'OC25112100001' } }, 'LabelCodeInvalid'],
  ])('%s', async (_what, input, rejected) => {
    expect(await apply(input)).toMatchObject({ kind: 'rejected', rejection: { rejected } });
    expect(w.item(A).state).toBe('available');
    expect(w.orders()).toEqual([]);
  });

  it('of no item, or of more than a hundred', () => {
    const fits = [0, 1, 100, 101].map((count) => applyShipWithLabelEndpoint.body?.safeParse(shipWithLabel(Array(count).fill(A))).success);
    expect(fits).toEqual([false, true, true, false]);
  });
});

describe('Rule: a label code is new', () => {
  it('refuses the label of another order, whatever its case', async () => {
    await apply(shipWithLabel([A]));
    expect(await apply({ oneIds: [B], label: { ...label(), logNo: label().logNo.toLowerCase() } })).toMatchObject({
      rejection: { rejected: 'LabelCodeTaken' },
    });
    expect(await apply(shipWithLabel([B], 2))).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: an administrator applies for shop 1 only', () => {
  it('on the self-operated pages, and nowhere else', async () => {
    await w.shelved(D, { shopId: 1 });
    expect(await apply(shipWithLabel([D]), selfOperated)).toMatchObject({ kind: 'accepted' });
    expect(await apply(shipWithLabel([A]), selfOperated)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await apply(shipWithLabel([A]), reviewer)).toMatchObject({ rejection: { rejected: 'ShopForbidden' } });
  });
});
