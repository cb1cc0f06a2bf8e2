import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { inventorySorts, inventoryViews, searchInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { getItem, type ItemDetail } from '#contracts/item/item-queries.ts';
import type { BodyInputOf, DataOf } from '#contracts/kernel/endpoint.ts';
import { dunk, id, reference, samba } from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { livingItemsAndOrders, randomFrom } from './random-lives.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

type Asked = BodyInputOf<typeof searchInventory>;
type Page = DataOf<typeof searchInventory>;

const population = 45;
const random = randomFrom(20_261_124);
const live = livingItemsAndOrders(population, random);

/** What the list can be asked, one thing at a time. */
const questions: Asked[] = [
  ...inventoryViews.map((view) => ({ view })),
  ...inventorySorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ view: 'everything' as const, sort, order }))),
  { state: ['available', 'outbounding.reviewing'] },
  { status: [1, 3] },
  { status: [9] },
  { status: [10] },
  { view: 'available', status: [1] },
  { shopId: 7 },
  { shopId: 8, view: 'everything' },
  { wareId: 'EWR' },
  { wareId: 'LAX' },
  { shelvesId: 'EWR-A-03-2' },
  { shelvesId: 'EWR-B-01-4' },
  { shelvesId: '-2' },
  { text: 'samba' },
  { text: 'OC' },
  { text: '1Z84R7W30344719026', view: 'everything' },
  { text: id(5) },
  { oneIds: [id(3), id(4), id(5)] },
  { sku: samba.sku, view: 'everything' },
  { brand: dunk.brand },
  { spec: ['8'] },
  { defective: true, view: 'everything' },
  { defective: false },
  { checkResult: ['fake'] },
  { kind: ['forecast'] },
  { preId: 'FC-000101' },
  { batchNo: 'IB-1117-02' },
  { minDays: 1 },
  { maxDays: 0 },
  { inBeginTime: '2026-11-21', inEndTime: '2026-11-22' },
  { wareBeginTime: '2026-11-21', view: 'everything' },
  { outBeginTime: '2026-11-20', view: 'everything' },
  { soldBeginTime: '2026-11-20', view: 'everything', sort: 'gmtSold' },
  { soldBeginTime: '2026-11-20', view: 'everything', platform: 'own market' },
  { inShopId: 7, inBeginTime: '2026-11-20', view: 'everything' },
  { inWareId: 'EWR', inBeginTime: '2026-11-20', view: 'everything' },
  { finishBeginTime: '2026-11-22' },
];

interface Seen {
  moment: string;
  pages: Page[];
  ofSellers: Page[];
  items: ItemDetail[];
}

const followed = [id(1), id(2), id(3)];
const sellers = [seller, otherSeller];
let world: ReadWorld;
const seen: Seen[] = [];

const listed = (viewer: Viewer, asked: Asked): Promise<Page> => world.ask(searchInventory, viewer, { size: 100, ...asked });

const look = async (moment: string): Promise<void> => {
  const pages = [];
  for (const question of questions) pages.push(await listed(admin, question));
  const ofSellers = [];
  for (const viewer of sellers) ofSellers.push(await listed(viewer, { view: 'everything' }));
  const items = [];
  for (const oneId of followed) if (!(await world.refusal(getItem, admin, { oneId }))) items.push(await world.ask(getItem, admin, { oneId }));
  seen.push({ moment, pages, ofSellers, items });
};

/** Items live at random for some days, and orders go their way among them; now and then somebody looks at everything. */
beforeAll(async () => {
  let now = Date.parse('2026-11-20T15:00:00.000Z');
  world = await readWorld(new Date(now).toISOString());
  await world.happen(actorOf(admin), ...reference);
  for (let step = 0; step < 90; step++) {
    await world.happen(actorOf(staff), ...live());
    if (step % 15 === 7) await look(new Date(now).toISOString());
    // Long enough once for goods to outstay their free days.
    now += (1 + random(180)) * 60_000 + (step === 45 ? 25 * 86_400_000 : 0);
    world.setClock(new Date(now).toISOString());
  }
});
afterAll(() => world.close());

const undone = <Row extends object>(row: Row) => ({ ...row, actions: [] });
const still = (page: Page): Page => ({ ...page, data: page.data.map(undone) });

describe('Rule: a list as of a moment is what the list showed then, but for what could be done', () => {
  it.each(questions.map((question, index) => ({ question, at: index, said: JSON.stringify(question) })))('$said', async ({ question, at }) => {
    let rows = 0;
    for (const { moment, pages } of seen) {
      expect(await listed(admin, { ...question, asOf: moment })).toEqual(still(pages[at]!));
      rows += pages[at]!.data.length;
    }
    // Only a question that was answered somewhere proves anything.
    if (!('wareId' in question && question.wareId === 'LAX')) expect(rows).toBeGreaterThan(0);
  });

  it('goes on from page to page', async () => {
    const { moment, pages } = seen.at(-1)!;
    for (const sort of inventorySorts) {
      const whole = (await listed(admin, { view: 'everything', sort, asOf: moment })).data;
      const walked: InventoryRow[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const part = await listed(admin, { view: 'everything', sort, asOf: moment, size: 7, ...(after && { after }) });
        walked.push(...part.data);
        after = part.next;
      }
      expect(walked).toEqual(whole);
      const third = await listed(admin, { view: 'everything', sort, asOf: moment, size: 7, current: 3 });
      expect(third.data).toEqual(whole.slice(14, 21));
      expect(third.totalCount).toBe(pages[0]!.counts.everything);
    }
  });
});

describe('Rule: sellers see of a moment what was theirs then and is theirs now', () => {
  it.each(sellers.map((viewer, index) => ({ viewer, at: index, shop: viewer.shopId })))('shop $shop', async ({ viewer, at }) => {
    const own = new Set((await listed(viewer, { view: 'everything' })).data.map(({ oneId }) => oneId));
    for (const { moment, ofSellers } of seen) {
      const then = ofSellers[at]!.data.filter(({ oneId }) => own.has(oneId)).map(undone);
      const page = await listed(viewer, { view: 'everything', asOf: moment });
      expect(page.data).toEqual(then);
      expect(page.totalCount).toBe(then.length);
    }
    expect(seen.some(({ ofSellers }) => ofSellers[at]!.data.some(({ oneId }) => !own.has(oneId)))).toBe(true);
  });
});

describe('Rule: an item as of a moment is what its drawer showed then', () => {
  it('with its timeline until then, and how far its orders were', async () => {
    let items = 0;
    for (const { moment, items: shown } of seen)
      for (const item of shown) {
        expect(await world.ask(getItem, admin, { oneId: item.oneId, asOf: moment })).toEqual(undone(item));
        items++;
      }
    expect(items).toBeGreaterThan(10);
  });
});
