import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C } from '#tests/unit/orders/bodies.ts';
import { onTheFloor, pick } from '#tests/unit/orders/steps.ts';
import { picker } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { packOrderRoute } from './pack-order.ts';

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
