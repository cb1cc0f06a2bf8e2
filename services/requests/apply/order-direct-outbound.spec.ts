import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D, address, label } from '#tests/unit/orders/bodies.ts';
import { reviewer, selfOperated } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { orderDirectOutboundRoute } from './order-direct-outbound.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.shelved(A);
  await w.shelved(B, { result: 'boxBadlyDamaged' });
  await w.shelved(C, { shopId: 8 });
  await w.shelved(D, { warehouseId: 'JFK' });
});

const remark = 'Buyback programme';

describe('Rule: the platform ships directly, without review (type 14)', () => {
  it('brings the order to the floor at once', async () => {
    expect(await w.call(orderDirectOutboundRoute, reviewer, { oneIds: [A, B], label: label(), remark })).toMatchObject({
      answer: { state: 'pendingOutbound', stage: 'pending' },
    });
    expect(w.orders()[0]).toMatchObject({ requestType: 14, shopId: 7, applicantId: 'reviewer' });
    expect(w.item(B)).toMatchObject({ state: 'outbounding.pending', requestType: 14 });
    expect(await w.call(orderDirectOutboundRoute, reviewer, { oneIds: [D], label: label(), remark })).toMatchObject({
      rejection: { rejected: 'LabelCodeTaken' },
    });
  });

  it.each([
    ['items of two users', { oneIds: [A, C] }, 'ItemsOfSeveralUsers'],
    ['items of two warehouses', { oneIds: [A, D] }, 'ItemsOfSeveralWarehouses'],
    ['an unknown item', { oneIds: [oneId(9)] }, 'NotFound'],
    ['an unfit label', { oneIds: [A], label: { ...label(), logNo: '0000' } }, 'LabelCodeInvalid'],
    ['an incomplete address', { oneIds: [A], address: { ...address, country: 'China' } }, 'IdCardRequired'],
    ['a time gone by', { oneIds: [A], dueAt: '2020-01-01T00:00:00.000Z' }, 'DueInThePast'],
  ])('refuses %s', async (_what, input, rejected) => {
    expect(await w.call(orderDirectOutboundRoute, reviewer, { remark, ...input })).toMatchObject({ rejection: { rejected } });
  });

  it("keeps to the operator's own items on the self-operated pages", async () => {
    expect(await w.call(orderDirectOutboundRoute, selfOperated, { oneIds: [A], remark })).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
