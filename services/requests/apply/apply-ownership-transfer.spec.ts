import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C } from '#tests/unit/orders/bodies.ts';
import { seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { applyOwnershipTransferRoute } from './apply-ownership-transfer.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B, { result: 'noOriginalBox' });
});

describe('Rule: items are transferred to another user that exists (type 7)', () => {
  it('takes sound and defective items', async () => {
    expect(await w.call(applyOwnershipTransferRoute, seller, { oneIds: [A, B], targetShopId: 8 })).toMatchObject({ kind: 'accepted' });
    expect(w.orders()[0]).toMatchObject({ requestType: 7, targetShopId: 8 });
    expect(w.item(B)).toMatchObject({ state: 'switchingOwner.reviewing', targetShopId: 8, shopId: 7 });
  });

  it('refuses items of two warehouses (R5.33)', async () => {
    await w.shelved(C, { warehouseId: 'JFK' });
    expect(await w.call(applyOwnershipTransferRoute, seller, { oneIds: [A, C], targetShopId: 8 })).toMatchObject({
      rejection: { rejected: 'ItemsOfSeveralWarehouses', field: 'oneIds.1' },
    });
    expect(w.item(A).state).toBe('available');
  });

  it('refuses a fake', async () => {
    await w.shelved(C, { result: 'fake' });
    expect(await w.call(applyOwnershipTransferRoute, seller, { oneIds: [A, C], targetShopId: 8 })).toMatchObject({
      rejection: { rejected: 'ItemIsFake', field: 'oneIds.1' },
    });
  });

  it.each([
    [7, 'TargetShopIsOwn'],
    [99, 'TargetShopUnknown'],
  ])('refuses shop %i', async (targetShopId, rejected) => {
    expect(await w.call(applyOwnershipTransferRoute, seller, { oneIds: [A], targetShopId })).toMatchObject({
      rejection: { rejected, field: 'targetShopId' },
    });
  });
});
