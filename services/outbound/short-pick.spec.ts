import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { onTheFloor, pack, pick, ship } from '#tests/unit/orders/steps.ts';
import { picker } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { available } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { applied } from '../aggregates/order/order-examples.ts';
import { shortPick, shortPickRoute } from './short-pick.ts';
import { orderStream } from '../aggregates/order/order.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const each of [A, B, C]) await w.shelved(each);
});

const short = (oddNo: string, missing: string, twin?: string) =>
  w.call(shortPickRoute, picker, { oddNo, oneId: missing, reason: 'not on its shelf', ...(twin && { twin }) });

describe('Rule: a short item is released, to be looked for, and the order goes on without it', () => {
  it('with what is left', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    expect(await short(oddNo, A)).toMatchObject({ answer: { state: 'pendingOutbound' } });
    expect(w.item(A)).toMatchObject({ state: 'missing.sought', oddNo: undefined, shelfId: 'LAX-1' });
    await pick(w, oddNo, B);
    await pack(w, oddNo, [B]);
    expect(await ship(w, oddNo)).toMatchObject({ state: 'outOfWarehouse', stage: 'out' });
  });

  it('comes to a halt when nothing is left', async () => {
    const oddNo = await onTheFloor(w, 6, [A]);
    expect(await short(oddNo, A)).toMatchObject({ answer: { state: 'exception' } });
    expect(w.item(A).state).toBe('missing.sought');
  });

  it('is refused for a picked item, one of another order, and a second time', async () => {
    const oddNo = await onTheFloor(w, 4, [A, B]);
    await pick(w, oddNo, A);
    expect(await short(oddNo, A)).toMatchObject({ rejection: { rejected: 'AlreadyPickedBy' } });
    expect(await short(oddNo, C)).toMatchObject({ rejection: { rejected: 'ItemNotOfOrder' } });
    await short(oddNo, B);
    expect(await short(oddNo, B)).toMatchObject({ rejection: { rejected: 'ItemNotOfOrder' } });
  });
});

describe('Rule: a damaged item is reported with a photo, which stays with it and its order', () => {
  const damaged = { reason: 'damaged', damaged: true };

  it('and refused without', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    expect(await w.call(shortPickRoute, picker, { oddNo, oneId: A, ...damaged })).toMatchObject({
      rejection: { rejected: 'DamagePhotoRequired', field: 'photos' },
    });
    expect(w.item(A).state).toBe('outbounding.pending');
  });

  it('and kept with both', () => {
    const shortPicking = specification(shortPick, (given, { body }) => ({
      order: given.one(orderStream, body.oddNo)!,
      item: given.one(itemStream, body.oneId),
    }));
    const order = fact(orderStream, 'OC1', applied({ oddNo: 'OC1', oneIds: [A, B] }), { type: 'OrderApproved', data: {} });
    const item = fact(
      itemStream,
      A,
      ...available(),
      { type: 'ItemRequested', data: { oddNo: 'OC1', requestType: 3 } },
      { type: 'RequestApproved', data: { oddNo: 'OC1', requestType: 3 } },
    );
    const photos = ['/photo'];
    shortPicking
      .given(order, item)
      .when({ body: { oddNo: 'OC1', oneId: A, ...damaged, photos } })
      .then({ id: 'OC1', type: 'OrderItemShort', data: { oneId: A, photos } }, { id: A, type: 'ItemShortPicked', data: { oddNo: 'OC1', photos } });
  });
});

describe('Rule: an eligible substitute takes the place of a short item (R4.48)', () => {
  it.each([
    [3, 'outbounding.pending'],
    [4, 'outbounding.pending'],
    [6, 'onConsignment.sold'],
    [14, 'outbounding.pending'],
  ] as const)('type %i', async (type, state) => {
    const oddNo = await onTheFloor(w, type, [A]);
    expect(await short(oddNo, A, B)).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'pending' } });
    expect(w.order(oddNo)).toMatchObject({ oneIds: [B], short: [A], replaced: [{ oneId: A, by: B }] });
    expect(w.item(A).state).toBe('missing.sought');
    expect(w.item(B)).toMatchObject({ state, oddNo, requestType: type });
    await pick(w, oddNo, B);
    await pack(w, oddNo, [B]);
    expect(await ship(w, oddNo)).toMatchObject({ state: 'outOfWarehouse' });
  });

  it.each([
    ['of another owner', { shopId: 8 }],
    ['of another SKU', { sku: 'CT8527-100' }],
    ['of another inspection result', { result: 'shoeDefects' as const }],
    ['in another warehouse', { warehouseId: 'JFK' }],
  ])('refuses one %s', async (_what, where) => {
    await w.shelved(D, where);
    const oddNo = await onTheFloor(w, 3, [A]);
    expect(await short(oddNo, A, D)).toMatchObject({ rejection: { rejected: 'TwinNotEligible', field: 'twin' } });
    expect(w.item(A).state).toBe('outbounding.pending');
  });

  it('refuses one whose repair failed, though it was found qualified before', async () => {
    await w.shelved(D);
    await w.given(
      fact(
        itemStream,
        D,
        { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
        { type: 'RepairFailed', data: { repairNo: 'R1', remark: '' } },
      ),
    );
    expect(w.item(D)).toMatchObject({ state: 'issue', lastResult: 'qualified', defective: true });
    const oddNo = await onTheFloor(w, 3, [A]);
    expect(await short(oddNo, A, D)).toMatchObject({ rejection: { rejected: 'TwinNotEligible', field: 'twin' } });
  });

  it('refuses one that is not free, or that there is not', async () => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    expect(await short(oddNo, A, B)).toMatchObject({ rejection: { rejected: 'TwinNotEligible' } });
    expect(await short(oddNo, A, oneId(30))).toMatchObject({ rejection: { rejected: 'NotFound', field: 'twin' } });
  });

  it('with the same defect for a defective item', async () => {
    const [dented, alike] = [oneId(10), oneId(11)];
    await w.shelved(dented, { result: 'boxBadlyDamaged' });
    await w.shelved(alike, { result: 'boxBadlyDamaged' });
    const oddNo = await onTheFloor(w, 4, [dented]);
    expect(await short(oddNo, dented, alike)).toMatchObject({ kind: 'accepted' });
  });
});
