import { expect, it, describe } from 'vitest';
import { A, B, C } from '#tests/unit/orders/bodies.ts';
import { selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world } from '#tests/unit/orders/world.ts';
import { applyCashOutRoute } from './apply-cash-out.ts';

describe('Rule: only qualified items are cashed out (type 5)', () => {
  it('reserves sound items and refuses the others', async () => {
    const w = world();
    await w.shelved(A);
    await w.shelved(B, { result: 'missingLid' });
    await w.shelved(C, { warehouseId: 'JFK' });
    expect(await w.call(applyCashOutRoute, seller, { oneIds: [A, B] })).toMatchObject({ rejection: { rejected: 'ItemHasIssue', field: 'oneIds.1' } });
    expect(await w.call(applyCashOutRoute, seller, { oneIds: [A, C] })).toMatchObject({ rejection: { rejected: 'ItemsOfSeveralWarehouses' } });
    expect(await w.call(applyCashOutRoute, seller, { oneIds: [A] })).toMatchObject({ answer: { state: 'reviewing' } });
    expect(w.item(A)).toMatchObject({ state: 'cashingOut.reviewing', requestType: 5 });
    expect(await w.call(applyCashOutRoute, seller, { oneIds: [A] })).toMatchObject({ rejection: { rejected: 'ItemDoingAnotherTask' } });
  });
});

describe('Rule: the operator sells nothing to itself', () => {
  it('and refuses its own goods', async () => {
    const w = world();
    await w.shelved(A, { shopId: 1 });
    expect(await w.call(applyCashOutRoute, selfOperated, { oneIds: [A] })).toMatchObject({
      rejection: { rejected: 'OwnGoodsCashOut', field: 'oneIds' },
    });
    expect(w.item(A)).toMatchObject({ state: 'available' });
  });
});
