import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import { listClaimable } from '#contracts/receiving/unclaimed-parcels.ts';
import { pack, reference } from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const [stray, forecastElsewhere, ofAnother, claimed] = ['FC-000109', 'FC-000110', 'FC-000111', 'FC-000112'];

const arrived = (preId: string, logNo: string): PackageEvent => ({
  type: 'PackageArrived',
  data: { preId, packId: `PK-${preId}`, shopId: unownedShop, warehouseId: 'EWR', logNo, batchNo: 'IB-1', unclaimed: true },
});
const forecast = (preId: string, logNo: string, shopId: number): PackageEvent => ({
  type: 'PackageForecast',
  data: {
    preId,
    packId: `PK-${preId}`,
    shopId,
    warehouseId: 'LAX',
    logNo,
    forecastBatch: preId,
    shippingType: 'express',
    reference: '',
    lines: [],
    remark: '',
    expiresAt: '2027-02-01T00:00:00.000Z',
  },
});

beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(staff),
    pack('FC-000001', forecast('FC-000001', '1ZMINE0001', 7)),
    pack('FC-000002', forecast('FC-000002', '1ZTHEIRS01', 8)),
    pack(stray, arrived(stray, '1ZSTRAY001')),
    pack(forecastElsewhere, arrived(forecastElsewhere, '1ZMINE0001')),
    pack(ofAnother, arrived(ofAnother, '1ZTHEIRS01')),
    pack(claimed, arrived(claimed, '1ZCLAIMED1'), { type: 'PackageClaimed', data: { shopId: 7 } }),
  );
});
afterAll(() => world.close());

const claimable = async (viewer: typeof seller, query: { logNo?: string } = {}) =>
  (await world.ask(listClaimable, viewer, query)).records.map(({ preId, forecastId }) => [preId, forecastId]);

describe('Rule: a seller is shown an unclaimed parcel by its tracking number alone (R3.13)', () => {
  it('typed, however it is written', async () => {
    expect(await claimable(seller, { logNo: '1z stray-001' })).toEqual([
      [stray, null],
      [forecastElsewhere, 'FC-000001'],
    ]);
    expect(await claimable(seller, { logNo: '1ZSTRAY00' })).toEqual([[forecastElsewhere, 'FC-000001']]);
  });

  it('or forecast, and none that another forecast', async () => {
    expect(await claimable(seller)).toEqual([[forecastElsewhere, 'FC-000001']]);
    expect(await claimable(otherSeller)).toEqual([[ofAnother, 'FC-000002']]);
  });

  it('but not by a forecast that was made once it was there', async () => {
    world.later(60);
    await world.happen(actorOf(otherSeller), pack('FC-000003', forecast('FC-000003', '1ZSTRAY001', 8)));
    expect(await claimable(otherSeller)).toEqual([[ofAnother, 'FC-000002']]);
  });

  it('until it is claimed', async () => {
    expect(await claimable(otherSeller, { logNo: '1ZCLAIMED1' })).toEqual([[ofAnother, 'FC-000002']]);
  });
});
