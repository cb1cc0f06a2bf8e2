import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { listRepairBoxes, type RepairBoxEvent } from '#contracts/repair/repair-boxes.ts';
import type { RepairItemEvent } from '#contracts/repair/repair-item-events.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import { countRepairReviews, getRepair, getRepairQueue, listRepairs } from '#contracts/repair/repair-queries.ts';
import { listRepairBatches } from '#contracts/repair/repair-batches.ts';
import { inventoryRepairPhotosMigration } from '#projections/inventory/migrations/0460-inventory-repair-photos.ts';
import { repairsMigration } from '#projections/repairs/migrations/0220-repairs.ts';
import { repairTasksMigration } from '#projections/repairs/migrations/1110-repair-tasks.ts';
import { repairBoxesMigration } from '#projections/repairs/migrations/1280-repair-boxes.ts';
import { repairItemsMigration } from '#projections/repairs/migrations/0230-repair-items.ts';
import { fact } from '#tests/support/facts.ts';
import { batchStream } from '#services/aggregates/batch/batch.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { repairBoxStream } from '#services/aggregates/repair/repair-box.ts';
import { repairItemStream } from '#services/aggregates/repair/repair-item.ts';
import { repairStream } from '#services/aggregates/repair/repair.ts';
import { id, inspected, item, reference, samba, stored } from './facts.ts';
import { actorOf, admin, otherSeller, otherStaff, seller, staff as worker } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const staff = { ...worker, permissions: [...worker.permissions, { permissionId: '700109' as const, actions: ['query' as const, 'edit' as const] }] };
const cleaning = { name: 'Deep clean', priceCents: 1_800, estimatedDays: 2 };
const gluing = { name: 'Gluing', priceCents: 3_200, estimatedDays: 4 };

interface Plan {
  number: number;
  works?: (typeof cleaning)[] | undefined;
  shopId?: number;
  warehouseId?: string;
}

const applied = ({ number, works = [cleaning], shopId = 7, warehouseId = 'EWR' }: Plan): RepairEvent => ({
  type: 'RepairOrderApplied',
  data: {
    repairNo: `RO-${number}`,
    shopId,
    warehouseId,
    oneId: id(number),
    project: works.map(({ name }) => name),
    works,
    beforePhotos: ['/f/seller.jpg'],
    costCents: works.reduce((sum, { priceCents }) => sum + priceCents, 0),
    applicantId: 'kicks',
  },
});
const approved: RepairEvent = { type: 'RepairOrderApproved', data: {} };
const started: RepairEvent = { type: 'RepairOrderStarted', data: { beforePhotos: ['/f/shop.jpg'] } };
const completed: RepairEvent = { type: 'RepairOrderCompleted', data: { afterPhotos: ['/f/after.jpg'], remark: 'as new' } };
const offers = (repairItemId: string, ...events: RepairItemEvent[]) => fact(repairItemStream, repairItemId, ...events);

/** An item, and a repair order for it. */
const repair = async (time: string, plan: Plan, ...events: RepairEvent[]): Promise<void> => {
  const { number, shopId = 7, warehouseId = 'EWR' } = plan;
  world.setClock(time);
  await world.happen(actorOf(seller), item(id(number), ...stored({ shopId, warehouseId, ...(number === 2 && { what: samba }) })));
  const inRepair: ItemEvent = { type: 'RepairApplied', data: { repairNo: `RO-${number}`, project: [] } };
  await world.happen(actorOf(seller), item(id(number), inRepair), fact(repairStream, `RO-${number}`, applied(plan)));
  for (const event of events) {
    world.later(60);
    await world.happen(actorOf(worker), fact(repairStream, `RO-${number}`, event));
  }
};

/** In EWR one is done, two are in work and two wait, one of them of shop 8; one waits in LAX. */
beforeAll(async () => {
  world = await readWorld('2026-10-01T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(admin),
    offers('C', { type: 'RepairItemCreated', data: { repairItemId: 'C', ...cleaning } }),
    offers('G', { type: 'RepairItemCreated', data: { repairItemId: 'G', ...gluing } }),
    offers(
      'X',
      { type: 'RepairItemCreated', data: { repairItemId: 'X', ...gluing, name: 'Dyeing' } },
      { type: 'RepairItemRemoved', data: { repairItemId: 'X' } },
    ),
  );
  await repair('2026-10-20T15:00:00.000Z', { number: 1 }, approved, started, completed);
  const done: ItemEvent = { type: 'ItemRepaired', data: { repairNo: 'RO-1', photos: ['/f/after.jpg'], remark: 'as new' } };
  await world.happen(actorOf(worker), item(id(1), done, inspected('shoeDefects')));
  await repair('2026-11-10T15:00:00.000Z', { number: 2, works: [gluing] }, approved, started);
  await repair('2026-11-12T15:00:00.000Z', { number: 3, works: [gluing] }, approved, started);
  await repair('2026-11-14T15:00:00.000Z', { number: 4, shopId: 8, works: [cleaning, gluing] });
  await repair('2026-11-16T15:00:00.000Z', { number: 5 }, approved);
  await repair('2026-11-18T15:00:00.000Z', { number: 6, warehouseId: 'LAX' });
  await repair('2026-11-19T15:00:00.000Z', { number: 7 }, { type: 'RepairOrderRejected', data: { reason: 'Cannot be repaired' } });
  world.setClock('2026-11-20T15:30:00.000Z');
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listRepairs> = {}, viewer: Viewer = seller) => world.ask(listRepairs, viewer, query);
const numbersOf = async (query: QueryInputOf<typeof listRepairs>, viewer?: Viewer) =>
  (await list(query, viewer)).data.map(({ repairNo }) => repairNo);
const one = (repairNo: string, viewer: Viewer = seller) => world.ask(getRepair, viewer, { repairNo });

describe('Rule: a seller sees the repairs of the own shop, by status, text and day (R2.63)', () => {
  it('newest first, with what they cost and how long they wait', async () => {
    const { data, counts } = await list();
    expect(data.map(({ repairNo, status, estimatedCost, cost, daysWaiting }) => [repairNo, status, estimatedCost, cost, daysWaiting])).toEqual([
      ['RO-7', 'rejected', 1_800, null, 0],
      ['RO-6', 'applied', 1_800, null, 2],
      ['RO-5', 'approved', 1_800, null, 4],
      ['RO-3', 'started', 3_200, null, 8],
      ['RO-2', 'started', 3_200, null, 10],
      ['RO-1', 'completed', 1_800, 1_800, 0],
    ]);
    expect(counts).toMatchObject({ all: 6, applied: 1, approved: 1, started: 2, completed: 1, rejected: 1, boxLost: 0 });
  });

  it('narrowed, and page by page', async () => {
    expect(await numbersOf({ view: 'started' })).toEqual(['RO-3', 'RO-2']);
    expect(await numbersOf({ text: 'samba' })).toEqual(['RO-2']);
    expect(await numbersOf({ text: id(5).toLowerCase() })).toEqual(['RO-5']);
    expect(await numbersOf({ wareId: 'LAX' })).toEqual(['RO-6']);
    expect(await numbersOf({ beginTime: '2026-11-11', endTime: '2026-11-16' })).toEqual(['RO-5', 'RO-3']);
    const first = await list({ size: 4 });
    expect(await numbersOf({ size: 4, after: first.next! })).toEqual(['RO-2', 'RO-1']);
  });

  it('and nobody another shop’s or another warehouse’s', async () => {
    expect(await numbersOf({}, otherSeller)).toEqual(['RO-4']);
    expect(await numbersOf({}, { ...staff, ...otherStaff, permissions: staff.permissions })).toEqual(['RO-6']);
    expect(await numbersOf({}, admin)).toHaveLength(7);
    expect(await world.refusal(getRepair, otherSeller, { repairNo: 'RO-5' })).toBe('NotFound');
  });
});

describe('Rule: what is ahead and how long it takes is computed from the works and the queue (R3.27)', () => {
  it('of the same warehouse, shared among as many as are in work', async () => {
    const places = (await list({}, admin)).data.map(({ repairNo, repairsAhead, estimatedDays }) => [repairNo, repairsAhead, estimatedDays]);
    expect(places).toEqual([
      ['RO-7', null, null],
      ['RO-6', 0, 2],
      ['RO-5', 3, 9],
      ['RO-4', 2, 10],
      ['RO-3', 0, 4],
      ['RO-2', 0, 4],
      ['RO-1', null, null],
    ]);
  });

  it('for one that is yet to be applied for', async () => {
    expect(await world.ask(getRepairQueue, seller, { wareId: 'EWR' })).toEqual({ repairsAhead: 4, waitDays: 8 });
    expect(await world.ask(getRepairQueue, seller, { wareId: 'LAX' })).toEqual({ repairsAhead: 1, waitDays: 2 });
    expect(await world.ask(getRepairQueue, seller, { wareId: 'none' })).toEqual({ repairsAhead: 0, waitDays: 0 });
  });
});

describe('Rule: photos from after a repair are for the management side alone, as is who did it (R3.26)', () => {
  it('the seller sees those from before it, and how it was found afterwards', async () => {
    const seen = await one('RO-1');
    expect(seen).toMatchObject({ beforePhotos: ['/f/seller.jpg', '/f/shop.jpg'], remark: 'as new', inspection: { result: 'shoeDefects' } });
    expect(seen).not.toHaveProperty('afterPhotos');
    expect(seen).not.toHaveProperty('operator');
    expect(seen.history.map(({ name, operator }) => [name, operator])).toEqual([
      ['RepairOrderCompleted', undefined],
      ['RepairOrderStarted', undefined],
      ['RepairOrderApproved', undefined],
      ['RepairOrderApplied', undefined],
    ]);
  });

  it.each([seller, { ...seller, terminal: 'shopUser' as const }])(
    'no read of the item or the repair tells a $terminal of them, now or as it was',
    async (viewer) => {
      const about = { oneId: id(1), repairNo: 'RO-1' };
      for (const asOf of [undefined, '2026-11-01T00:00:00.000Z']) {
        const found = await world.ask(getItem, viewer, { oneId: about.oneId, asOf });
        expect(found.imageList).toEqual(['/f/in.jpg', '/f/check.jpg', '/f/check.jpg']);
        expect(found.eventList.find(({ name }) => name === 'ItemRepaired')).toMatchObject({ repairNo: 'RO-1', imgList: [] });
        expect(JSON.stringify(found)).not.toContain('after.jpg');
      }
      const told = [
        await world.ask(listInventory, viewer, { view: 'everything' }),
        await world.file(exportInventory, viewer, { view: 'everything' }),
        await world.ask(listRepairs, viewer, {}),
        await world.ask(getRepair, viewer, { repairNo: about.repairNo }),
      ];
      expect(JSON.stringify(told)).toContain(about.oneId);
      expect(JSON.stringify(told)).not.toContain('after.jpg');
    },
  );

  it('staff and administrators find them in the drawer of the item', async () => {
    for (const viewer of [staff, admin]) {
      const found = await world.ask(getItem, viewer, { oneId: id(1) });
      expect(found.imageList).toEqual(['/f/in.jpg', '/f/check.jpg', '/f/check.jpg', '/f/after.jpg']);
      expect(found.eventList.find(({ name }) => name === 'ItemRepaired')).toMatchObject({ imgList: ['/f/after.jpg'] });
    }
  });

  it('nor do rows that were written when sellers saw them', async () => {
    await world.pool.query(`UPDATE inventory SET media = '["/f/in.jpg", "/f/after.jpg", "/f/check.jpg"]' WHERE one_id = $1`, [id(1)]);
    await world.pool.query(inventoryRepairPhotosMigration.sql);
    expect((await world.ask(getItem, seller, { oneId: id(1) })).imageList).toEqual(['/f/in.jpg', '/f/check.jpg']);
    await world.rebuildAll();
  });

  it('and neither does the list, which shows staff how each was before, after and found', async () => {
    const rowOf = async (viewer: Viewer, repairNo: string) => (await list({}, viewer)).data.find((row) => row.repairNo === repairNo);
    expect(await rowOf(admin, 'RO-1')).toMatchObject({
      beforePhotos: ['/f/seller.jpg', '/f/shop.jpg'],
      afterPhotos: ['/f/after.jpg'],
      inspectionResult: 'shoeDefects',
      operator: worker.name,
    });
    expect(await rowOf(staff, 'RO-2')).toMatchObject({ afterPhotos: [], inspectionResult: null });
    const ofSeller = await rowOf(seller, 'RO-1');
    for (const field of ['afterPhotos', 'inspectionResult', 'operator']) expect(ofSeller).not.toHaveProperty(field);
  });

  it('staff see both', async () => {
    expect(await one('RO-1', staff)).toMatchObject({ afterPhotos: ['/f/after.jpg'], operator: worker.name });
    expect((await one('RO-2', admin)).inspection).toBeNull();
  });
});

describe('Rule: a row carries what its viewer may do with the repair (R4.52)', () => {
  it('its owner cancels it until it is approved, staff as long as it is open', async () => {
    expect((await one('RO-6')).actions).toEqual(['cancel']);
    expect((await one('RO-5')).actions).toEqual([]);
    expect((await one('RO-5', staff)).actions).toEqual(['cancel', 'pick', 'assign', 'today', 'start', 'complete', 'fail', 'loseBox']);
    expect((await one('RO-6', admin)).actions).toEqual(['approve', 'reject', 'edit', 'cancel']);
    expect((await one('RO-7', admin)).actions).toEqual([]);
  });
});

describe('Rule: the audit centre counts the repairs that wait for review (R2.170)', () => {
  it('of every shop, and says since when', async () => {
    expect(await world.ask(countRepairReviews, admin, {})).toEqual({ toReview: 2, gmtOldest: '2026-11-14T15:00:00.000Z' });
  });
});

describe('Rule: what is on offer has a price and days (R3.28)', () => {
  it('by name, without what was removed', async () => {
    expect((await world.ask(listRepairItems, seller, {})).records).toEqual([
      { repairItemId: 'C', ...cleaning, listPriceCents: 1_800 },
      { repairItemId: 'G', ...gluing, listPriceCents: 3_200 },
    ]);
  });

  it('at what it costs the shop today by its rate card', async () => {
    const scope = { kind: 'merchant', shopId: 8 } as const;
    const lines: FeeLine[] = [{ subject: { service: 'repair', repairItemId: 'C' }, charge: { kind: 'perItem', cents: 1_000, free: 0 } }];
    const data = { cardId: 'merchant-8', version: 1, scope, effectiveFrom: '2026-01-01', lines, description: 'As agreed' };
    await world.happen(actorOf(admin), fact(rateCardStream, 'merchant-8', { type: 'RateCardPublished', data }));
    const pricesFor = async (viewer: Viewer) => (await world.ask(listRepairItems, viewer, {})).records.map(({ priceCents }) => priceCents);
    expect(await pricesFor(otherSeller)).toEqual([1_000, 3_200]);
    expect(await pricesFor(seller)).toEqual([1_800, 3_200]);
    const askedFor = async (viewer: Viewer) => (await world.ask(listRepairItems, viewer, { shopId: 8 })).records[0]?.priceCents;
    expect([await askedFor(admin), await askedFor(seller)]).toEqual([1_000, 1_800]);
  });
});

describe('Rule: repairs of before their table are read from the log', () => {
  it('as the projection would have written them, but for the price of each work', async () => {
    const rows = async (table: string) => (await world.pool.query<object>(`SELECT * FROM ${table} ORDER BY 1`)).rows;
    const [repairs, items] = [await rows('repairs'), await rows('repair_items')];
    await world.pool.query('DROP TABLE repairs, repair_items, repair_boxes');
    await world.pool.query(repairsMigration.sql);
    await world.pool.query(repairTasksMigration.sql);
    await world.pool.query(repairItemsMigration.sql);
    await world.pool.query(repairBoxesMigration.sql);
    const unpriced = ({ works, ...rest }: { works?: { name: string }[] }) => ({
      ...rest,
      estimated_days: 0,
      works: works?.map(({ name }) => ({ name, priceCents: null, estimatedDays: null })),
    });
    expect(await rows('repairs')).toEqual(repairs.map(unpriced));
    expect(await rows('repair_items')).toEqual(items);
    expect(repairs).toHaveLength(7);
  });
});

describe('Rule: a repair tells the shop its task, its batch, its box and its last step (R2.189, R2.190, R4.34)', () => {
  const opened = { batchNo: 'RB-1120-01', kind: 'repair' as const, warehouseId: 'EWR', oddNos: ['RO-21', 'RO-22'] };
  const batched: RepairEvent = { type: 'RepairOrderBatched', data: { batchNo: 'RB-1120-01' } };
  const task: RepairEvent = { type: 'RepairTaskAssigned', data: { operatorId: 'ida', operatorName: 'Ida Moreau' } };
  const begun: RepairEvent = {
    type: 'RepairOrderStarted',
    data: { beforePhotos: ['/f/shop.jpg'], box: 'red', defects: ['stained'], waybillPhotos: ['/f/waybill.jpg'] },
  };
  const checked: RepairEvent = {
    type: 'RepairOrderCompleted',
    data: { afterPhotos: ['/f/after.jpg'], remark: '', qc: { result: 'flawed', photos: ['/f/qc.jpg'] } },
  };

  beforeAll(async () => {
    await repair('2026-11-20T13:00:00.000Z', { number: 21 }, approved, batched, task, { type: 'RepairOrderPicked', data: {} }, begun, checked);
    const today: RepairEvent = { type: 'RepairOrderMovedToToday', data: { day: '2026-11-20' } };
    await repair('2026-11-20T14:00:00.000Z', { number: 22 }, approved, task, batched, today);
    await world.happen(actorOf(worker), fact(batchStream, 'RB-1120-01', { type: 'BatchOpened', data: opened }));
    world.setClock('2026-11-20T15:30:00.000Z');
  });

  it('and sellers where it stands alone', async () => {
    const told = { status: 'completed', code: 'REPAIR_SUCCESS', batchNo: 'RB-1120-01' };
    const ofTheBench = {
      assignee: { id: 'ida', name: 'Ida Moreau' },
      box: { boxId: 'red', name: 'Red', colour: 'red' },
      waybillPhotos: ['/f/waybill.jpg'],
      qc: { result: 'flawed', photos: ['/f/qc.jpg'] },
    };
    expect(await one('RO-21', staff)).toMatchObject({ ...told, ...ofTheBench, defects: ['stained'] });
    const seen = await one('RO-21');
    expect(seen).toMatchObject(told);
    for (const field of ['assignee', 'box', 'waybillPhotos', 'qc', 'qcResult']) expect(Object.keys(seen)).not.toContain(field);
    expect('history' in seen && seen.history.map(({ name }) => name)).not.toContain('RepairTaskAssigned');
  });

  it('in the boxes that the repair shop has, by what they are called now', async () => {
    const happens = (...events: RepairBoxEvent[]) => world.happen(actorOf(admin), fact(repairBoxStream, events[0]!.data.boxId, ...events));
    await happens({ type: 'RepairBoxAdded', data: { boxId: 'B-1', name: 'Urgent', colour: 'pink' } });
    await happens({ type: 'RepairBoxRenamed', data: { boxId: 'red', name: 'Morning' } });
    await happens({ type: 'RepairBoxRetired', data: { boxId: 'blue' } });
    const { records } = await world.ask(listRepairBoxes, staff, {});
    expect(records.map(({ boxId, name }) => [boxId, name])).toEqual([
      ['red', 'Morning'],
      ['orange', 'Orange'],
      ['yellow', 'Yellow'],
      ['green', 'Green'],
      ['purple', 'Purple'],
      ['B-1', 'Urgent'],
    ]);
    expect((await list({ text: 'RO-21' }, staff)).data[0]).toMatchObject({ box: { name: 'Morning', colour: 'red' }, qcResult: 'flawed' });
  });

  it('what of it is for today, by whom, and in which batch', async () => {
    expect(await numbersOf({ view: 'today' }, staff)).toEqual(['RO-22']);
    expect(await numbersOf({ operatorId: 'ida', view: 'queue' }, staff)).toEqual(['RO-22']);
    expect(await numbersOf({ batchNo: 'RB-1120-01' }, staff)).toEqual(['RO-22', 'RO-21']);
    const [waiting] = (await list({ text: 'RO-22' }, staff)).data;
    expect(waiting).toMatchObject({ code: 'APPROVAL_ORDER_PENDING_TODAY', today: true });
  });

  it('how far each batch has come', async () => {
    const { data, counts } = await world.ask(listRepairBatches, staff, {});
    expect(data).toMatchObject([{ batchNo: 'RB-1120-01', open: true, repairs: 2, repaired: 1, failed: 0, lost: 0, left: 1 }]);
    expect(counts).toEqual({ all: 1, open: 1, closed: 0 });
    expect((await world.ask(listRepairBatches, otherStaff, {})).data).toEqual([]);
    expect((await world.ask(listRepairBatches, staff, { text: 'ro-22' })).totalCount).toBe(1);
  });
});
