import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPackages } from '#contracts/forecast/export-packages.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { packageResolutionRemarkMigration } from '#projections/packages/migrations/0570-package-resolution-remark.ts';
import { dunk, forecast, id, inspected, item, pack, received, reference, samba, shelved } from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const today = '2026-11-20';

const forecastOf = (preId: string, logNo: string, lines: [string, string, string[]][], shopId = 7): PackageEvent => ({
  type: 'PackageForecast',
  data: {
    preId,
    packId: `PK-${preId}`,
    shopId,
    warehouseId: 'EWR',
    logNo,
    forecastBatch: preId,
    shippingType: 'express',
    reference: 'ABCDEFGH123',
    lines: lines.map(([sku, size, oneIds]) => ({ sku, size, oneIds })),
    remark: '',
    expiresAt: '2027-02-01T00:00:00.000Z',
  },
});
const arrived = (preId: string, logNo: string, shopId = 7): PackageEvent => ({
  type: 'PackageArrived',
  data: { preId, packId: `PK-${preId}`, shopId, warehouseId: 'EWR', logNo, batchNo: 'IB-1117-02', unclaimed: shopId === -1 },
});
const unit = (
  oneId: string,
  what: typeof dunk,
  rest: Partial<Extract<PackageEvent, { type: 'PackageUnitReceived' }>['data']> = {},
): PackageEvent => ({
  type: 'PackageUnitReceived',
  data: { oneId, sku: what.sku, size: what.size, batchNo: 'IB-1117-02', kind: 'forecast', condition: 'intact', photos: [], ...rest },
});

/** One package counted with one over, one short, one damaged; one on its way; one parcel nobody claims; one of another shop. */
beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
  const lines: [string, string, string[]][] = [
    [dunk.sku, dunk.size, [id(1), id(2)]],
    [samba.sku, samba.size, [id(3)]],
  ];
  await world.happen(
    actorOf(seller),
    pack('FC-000101', forecastOf('FC-000101', '1Z84R7W30341100273', lines)),
    item(id(1), forecast()),
    item(id(2), forecast()),
    item(id(3), forecast({ what: samba })),
    pack('FC-000102', forecastOf('FC-000102', '1ZSECOND000', [[dunk.sku, dunk.size, [id(5)]]])),
    item(id(5), forecast({ preId: 'FC-000102', logNo: '1ZSECOND000' })),
  );
  await world.happen(actorOf(otherSeller), pack('FC-000108', forecastOf('FC-000108', '1ZOTHER0000', [[dunk.sku, dunk.size, [id(8)]]], 8)));
  world.later(60);
  await world.happen(
    actorOf(staff),
    pack(
      'FC-000101',
      arrived('FC-000101', '1Z84R7W30341100273'),
      unit(id(1), dunk),
      unit(id(3), samba, { condition: 'damaged', photos: ['/f/dent.jpg'] }),
      unit(id(4), samba, { kind: 'overage' }),
      {
        type: 'PackageCounted',
        data: { expected: 3, received: 3, over: [id(4)], short: [id(2)], damaged: [id(3)], photos: ['/f/box.jpg'], remark: 'wet' },
      },
    ),
    item(id(1), received(), inspected(), shelved()),
    item(id(3), received({ what: samba }), inspected('boxBadlyDamaged')),
    item(id(4), received({ what: samba })),
    pack('FC-000109', arrived('FC-000109', 'NOBODY-1', -1)),
  );
});
afterAll(() => world.close());

const found = async (viewer: typeof seller, filter: object) => (await world.ask(listPackages, viewer, filter)).data.map(({ preId }) => preId).sort();

describe('the list of packages', () => {
  it('says what was expected and what came', async () => {
    const { data, counts } = await world.ask(listPackages, seller, {});
    expect(data.map(({ preId }) => preId)).toEqual(['FC-000101', 'FC-000102']);
    expect(data[0]).toMatchObject({
      logNo: '1Z84R7W30341100273',
      status: 'received',
      statusNumber: 2,
      quantity: 3,
      received: 3,
      over: 1,
      short: 1,
      damaged: 1,
      unresolved: true,
      batchNo: 'IB-1117-02',
      shopInfo: { realname: 'Kicks & Co.' },
      wareName: 'EWR-1 Newark',
      actions: ['resolve'],
    });
    expect(counts).toMatchObject({ all: 2, open: 1, difference: 1, scheduled: 1, received: 1, unclaimed: 0 });
  });

  it('is filtered by status, tracking number and place', async () => {
    expect(await found(admin, {})).toEqual(['FC-000101', 'FC-000102', 'FC-000108', 'FC-000109']);
    expect(await found(staff, { view: 'unclaimed' })).toEqual(['FC-000109']);
    expect(await found(otherStaff, {})).toEqual([]);
    expect(await found(seller, { status: 'scheduled' })).toEqual(['FC-000102']);
    expect(await found(seller, { text: '1zsecond' })).toEqual(['FC-000102']);
    expect(await found(admin, { shopId: '8' })).toEqual(['FC-000108']);
    expect(await found(admin, { wareId: 'LAX' })).toEqual([]);
    expect(await found(admin, { beginDate: '2026-11-19', endDate: '2026-11-19' })).toEqual([]);
    expect(await found(admin, { way: 'shipping' })).toEqual(['FC-000101', 'FC-000102', 'FC-000108']);
    expect([await found(admin, { way: 'dropoff' }), await found(admin, { way: 'returned' })]).toEqual([[], []]);
    expect(await found(admin, { shopId: '7', wareId: 'EWR', view: 'scheduled', beginDate: today, endDate: today })).toEqual(['FC-000102']);
  });

  it('sorts by arrival, with those last that have not come', async () => {
    for (const order of ['asc', 'desc'] as const) {
      const { data } = await world.ask(listPackages, admin, { sort: 'gmtArrived', order });
      expect(data.map(({ gmtArrived }) => gmtArrived !== null)).toEqual([true, true, false, false]);
    }
  });

  it('ends the difference once the seller has answered', async () => {
    await world.happen(actorOf(seller), pack('FC-000101', { type: 'DifferenceResolved', data: { resolution: 'accepted', remark: '' } }));
    const { data } = await world.ask(listPackages, seller, { text: 'FC-000101' });
    expect(data[0]).toMatchObject({ unresolved: false, resolution: 'accepted', actions: [] });
  });
});

describe('Rule: the seller’s file holds the packages of the list under the same filters, and no others', () => {
  it.each([{}, { view: 'difference' as const }, { text: '1zsecond' }, { sort: 'gmtArrived' as const, order: 'asc' as const }])(
    '%j',
    async (filter) => {
      for (const viewer of [seller, otherSeller]) {
        const [, ...lines] = (await world.file(exportPackages, viewer, filter)).trimEnd().split('\r\n');
        const listed = await world.ask(listPackages, viewer, { ...filter, size: 100 });
        expect(lines.map((line) => line.split(',')[0])).toEqual(listed.data.map(({ preId }) => preId));
      }
    },
  );
});

describe('Rule: a package tells what is known of the parcel (R3.34)', () => {
  const said = async () => {
    const { weightGrams, dimensions, insurance, signature } = await world.ask(getPackage, otherSeller, { id: 'FC-000110' });
    return [weightGrams, dimensions, insurance, signature];
  };
  const amendment = { warehouseId: 'EWR', logNo: '1ZPARCEL000', shippingType: 'dropoff' as const, lines: [], remark: '', added: [], removed: [] };

  it('as it was forecast, or amended last; an amendment of old said nothing of it', async () => {
    const first = forecastOf('FC-000110', '1ZPARCEL000', [], 8) as Extract<PackageEvent, { type: 'PackageForecast' }>;
    const parcel = { weightGrams: 12_500, dimensions: '60 × 40 × 35 cm', insuranceCents: 50_000, signature: true };
    await world.happen(actorOf(otherSeller), pack('FC-000110', { ...first, data: { ...first.data, ...parcel } }));
    expect(await said()).toEqual([12_500, '60 × 40 × 35 cm', 50_000, true]);
    await world.happen(actorOf(otherSeller), pack('FC-000110', { type: 'PackageAmended', data: amendment }));
    expect(await said()).toEqual([12_500, '60 × 40 × 35 cm', 50_000, true]);
    const cleared = { weightGrams: 9_000, dimensions: null, insuranceCents: null, signature: false };
    await world.happen(actorOf(otherSeller), pack('FC-000110', { type: 'PackageAmended', data: { ...amendment, ...cleared } }));
    expect(await said()).toEqual([9_000, null, null, false]);
    expect(await found(otherSeller, { way: 'dropoff' })).toEqual(['FC-000110']);
  });
});

describe('one package', () => {
  it('shows each line against what came, and its units', async () => {
    const detail = await world.ask(getPackage, seller, { id: 'FC-000101', open: 'detail' });
    expect(
      detail.lines.map(({ sku, expected, received: came, damaged, inspected: checked, shelved: up }) => [sku, expected, came, damaged, checked, up]),
    ).toEqual([
      [dunk.sku, 2, 1, 0, 1, 1],
      [samba.sku, 1, 2, 1, 1, 0],
    ]);
    expect(detail.items.map(({ oneId, kind, condition }) => [oneId, kind, condition]).sort()).toEqual(
      [
        [id(1), 'forecast', 'intact'],
        [id(2), 'forecast', null],
        [id(3), 'forecast', 'damaged'],
        [id(4), 'overage', 'intact'],
      ].sort(),
    );
    expect(detail).toMatchObject({ photos: ['/f/box.jpg'], countRemark: 'wet' });
    expect(JSON.stringify(detail)).not.toContain('A-03-2');
    expect((await world.ask(getPackage, staff, { id: 'FC-000101' })).items.find(({ oneId }) => oneId === id(1))?.shelvesName).toBe('A-03-2');
  });

  it('shows of each unit what its last inspection found, with pictures (R2.84)', async () => {
    const unitOf = async (oneId: string) => (await world.ask(getPackage, admin, { id: 'FC-000101' })).items.find((one) => one.oneId === oneId);
    expect(await unitOf(id(1))).toMatchObject({ checkResult: 'qualified', checkRemark: 'as new', checkPhotos: ['/f/check.jpg'] });
    expect(await unitOf(id(4))).toMatchObject({ checkResult: null, checkPhotos: [] });
    const again: ItemEvent = {
      type: 'ItemInspected',
      data: { result: 'qualified', remark: 'box only', photos: ['/f/again.jpg', '/f/sole.jpg'], batchNo: 'IB-1117-02', corrects: 'e-1' },
    };
    await world.happen(actorOf(staff), item(id(3), again));
    expect(await unitOf(id(3))).toMatchObject({ checkRemark: 'box only', checkPhotos: ['/f/again.jpg', '/f/sole.jpg'] });
  });

  it('shows what the seller wrote beside an answer', async () => {
    const remarkOf = async () => (await world.ask(getPackage, admin, { id: 'FC-000108' })).resolutionRemark;
    const short: PackageEvent = {
      type: 'PackageCounted',
      data: { expected: 1, received: 0, over: [], short: [id(8)], damaged: [], photos: [], remark: '' },
    };
    await world.happen(actorOf(staff), pack('FC-000108', arrived('FC-000108', '1ZOTHER0000', 8), short));
    expect(await remarkOf()).toBeNull();
    await world.happen(
      actorOf(otherSeller),
      pack('FC-000108', { type: 'DifferenceResolved', data: { resolution: 'closed', remark: 'It was sent' } }),
    );
    expect(await remarkOf()).toBe('It was sent');
    await world.pool.query('ALTER TABLE packages DROP COLUMN resolution_remark');
    await world.pool.query(packageResolutionRemarkMigration.sql);
    expect(await remarkOf()).toBe('It was sent');
  });

  it('does not exist for another seller', async () => {
    expect(await world.refusal(getPackage, otherSeller, { id: 'FC-000101' })).toBe('NotFound');
  });
});

const scan = (code: string, viewer = staff) => world.ask(lookUpScan, viewer, { code });

describe('a scan on the floor', () => {
  it('finds the package by any of its numbers', async () => {
    for (const code of ['1z84r7w30341100273', 'fc-000101', 'PK-FC-000101'])
      expect(await scan(code)).toMatchObject({ found: 'package', package: { preId: 'FC-000101' } });
  });

  it('finds the unit by its ONE ID, with its package', async () => {
    expect(await scan(formatOneId(id(4)))).toMatchObject({
      found: 'unit',
      unit: { oneId: id(4), state: 'received', actions: ['inspect', 'cancelInbound'] },
      package: { preId: 'FC-000101' },
    });
  });

  it('says that it knows nothing of what is not here', async () => {
    expect(await scan('1Z0000000000')).toEqual({ found: 'nothing', code: '1Z0000000000', known: null, near: [] });
  });

  it('names the warehouse of what belongs to another, also to those who do not work there, and no more of it', async () => {
    const ewr = { id: 'EWR', name: expect.any(String) };
    const inLax = { ...staff, warehouseIds: ['EWR', 'LAX'], warehouseId: 'LAX' };
    for (const viewer of [otherStaff, inLax]) {
      expect(await scan('FC-000101', viewer)).toEqual({ found: 'elsewhere', code: 'FC-000101', what: 'package', id: 'FC-000101', warehouse: ewr });
      expect(await scan(id(4), viewer)).toEqual({ found: 'elsewhere', code: id(4), what: 'unit', id: id(4), warehouse: ewr });
    }
  });

  it('offers the expected parcel whose tracking number differs in one character, and no other', async () => {
    const { data } = await world.ask(listPackages, staff, { status: ['scheduled'] });
    const { preId, logNo } = data.find((parcel) => parcel.logNo.length > 10)!;
    const misread = (logNo.at(-1) === '9' ? '8' : '9').padStart(logNo.length, logNo.slice(0, -1));
    expect(await scan(misread)).toMatchObject({ found: 'nothing', near: [{ preId, logNo }] });
    expect(await scan(`${misread.slice(0, 4)}ZZ${misread.slice(6)}`)).toMatchObject({ found: 'nothing', near: [] });
    expect(await scan(misread, { ...staff, warehouseId: 'LAX', warehouseIds: ['EWR', 'LAX'] })).toMatchObject({ near: [] });
  });

  it('finds a unit without a parcel where another warehouse sent it to', async () => {
    const sent: ItemEvent[] = [
      { type: 'ItemDispatched', data: { oddNo: 'OC1', toWarehouseId: 'LAX', logNo: '1ZSENT', carrier: 'UPS' } },
      { type: 'ItemArrived', data: { oddNo: 'OC1', warehouseId: 'LAX', fromWarehouseId: 'EWR' } },
    ];
    await world.happen(actorOf(staff), item(id(6), forecast(), received(), inspected(), shelved(), ...sent));
    const there = { ...staff, warehouseId: 'LAX', warehouseIds: ['EWR', 'LAX'] };
    expect(await scan(id(6), there)).toMatchObject({ found: 'unit', unit: { oneId: id(6), preId: '', warehouseId: 'LAX' }, package: null });
  });
});

describe('Rule: a package offers only what its units allow', () => {
  const offered = async () => {
    const [listed] = (await world.ask(listPackages, staff, { text: 'FC-000101' })).data;
    expect((await world.ask(getPackage, staff, { id: 'FC-000101' })).actions).toEqual(listed!.actions);
    return listed!.actions;
  };

  it('the check only once the last one is inspected', async () => {
    expect(await offered()).not.toContain('checkInbound');
    await world.happen(actorOf(staff), item(id(4), inspected()));
    expect(await offered()).toContain('checkInbound');
  });

  it('the cancelling only while none is on a shelf', async () => {
    expect(await offered()).not.toContain('cancelInbound');
    await world.happen(
      actorOf(staff),
      pack('FC-000109', unit(id(9), dunk, { kind: 'unclaimed' })),
      item(id(9), received({ preId: 'FC-000109', shopId: -1 })),
    );
    expect((await world.ask(getPackage, staff, { id: 'FC-000109' })).actions).toContain('cancelInbound');
    await world.happen(actorOf(staff), item(id(9), inspected(), shelved()));
    expect((await world.ask(getPackage, staff, { id: 'FC-000109' })).actions).not.toContain('cancelInbound');
  });
});
