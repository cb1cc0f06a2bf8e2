import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C } from '#tests/unit/orders/bodies.ts';
import { onTheFloor, pick } from '#tests/unit/orders/steps.ts';
import { picker } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { packOrderRoute } from './pack-order.ts';
import { shipOrderRoute } from './ship-order.ts';

let w: World;
let oddNo: string;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B, C]) await w.shelved(oneId);
  oddNo = await onTheFloor(w, 3, [A, B]);
});

const pack = (...parcels: string[][]) =>
  w.call(packOrderRoute, picker, { oddNo, parcels: parcels.map((oneIds) => ({ oneIds, weightGrams: 1_400 })) });

describe('Rule: nothing is packed with an item unscanned', () => {
  it('neither one that is still on its shelf', async () => {
    await pick(w, oddNo, A);
    expect(await pack([A])).toMatchObject({ rejection: { rejected: 'ItemsUnpicked', params: { count: 1 } } });
  });

  it.each([
    ['nor one left in the tote', [[A]], { rejected: 'ItemsUnscanned', params: { count: 1 } }],
    ['nor one of another order', [[A, B], [C]], { rejected: 'ItemNotOfOrder', field: 'parcels.1.oneIds.0' }],
    ['nor one in two parcels', [[A, B], [A]], { rejected: 'ScannedTwice', field: 'parcels.1.oneIds.0' }],
  ])('%s', async (_what, parcels, rejection) => {
    await pick(w, oddNo, A);
    await pick(w, oddNo, B);
    expect(await pack(...parcels)).toMatchObject({ rejection });
    expect(w.item(A).state).toBe('outbounding.picked');
  });
});

describe('Rule: an order that brought no label is packed with the waybill of its carrier, under which it then leaves', () => {
  const bare = async () => {
    const bareNo = await onTheFloor(w, 4, [C]);
    await pick(w, bareNo, C);
    return bareNo;
  };
  const waybill = { logNo: 'TRACK-0001', carrier: 'UPS' };
  const packBare = (bareNo: string, more: object) =>
    w.call(packOrderRoute, picker, { oddNo: bareNo, parcels: [{ oneIds: [C], weightGrams: 900, ...more }], waybill });

  it('by the scan of that number alone', async () => {
    const bareNo = await bare();
    const photos = [`/files/${'a'.repeat(32)}.jpg`];
    expect(await packBare(bareNo, { photos })).toMatchObject({
      events: [{ type: 'OrderPacked', data: { photos, waybill } }, { type: 'ItemPacked' }],
    });
    expect(await w.call(shipOrderRoute, picker, { oddNo: bareNo, logNo: 'TRACK-0002' })).toMatchObject({
      rejection: { rejected: 'WrongLabel', params: { scanned: 'TRACK-0002', expected: 'TRACK-0001' } },
    });
    expect(await w.call(shipOrderRoute, picker, { oddNo: bareNo, logNo: 'track-0001' })).toMatchObject({
      events: [{ type: 'OrderShipped', data: waybill }, { type: 'ItemShipped' }],
    });
  });

  it('and one that brought its own is packed under no other', async () => {
    await pick(w, oddNo, A);
    await pick(w, oddNo, B);
    const parcels = [{ oneIds: [A, B], weightGrams: 1_400 }];
    expect(await w.call(packOrderRoute, picker, { oddNo, parcels, waybill })).toMatchObject({
      rejection: { rejected: 'WrongLabel', field: 'waybill' },
    });
  });
});

describe('Rule: what was picked is packed into one or more parcels, once', () => {
  it('numbered within the order', async () => {
    await pick(w, oddNo, A);
    await pick(w, oddNo, B);
    expect(await pack([B], [A])).toMatchObject({ answer: { stage: 'packed', parcelNos: [`${oddNo}-1`, `${oddNo}-2`] } });
    expect(w.order(oddNo).parcels).toEqual([
      { parcelNo: `${oddNo}-1`, oneIds: [B], weightGrams: 1_400 },
      { parcelNo: `${oddNo}-2`, oneIds: [A], weightGrams: 1_400 },
    ]);
    expect(await pack([A, B])).toMatchObject({ rejection: { rejected: 'ItemStateForbids' } });
  });
});
