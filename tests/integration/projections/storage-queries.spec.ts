import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStorageNight, getStorageOutlook, listStoredItems } from '#contracts/storage/storage-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { commands } from '#kernel/commands/commands.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections, providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { storageAccrualJob } from '#services/storage/storage-accrual-job.ts';
import { id, item, reference, stored } from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
let now = new Date('2026-10-15T14:00:00.000Z');
const at = (time: string) => {
  now = new Date(time);
  world.setClock(time);
};
const accrue = async (): Promise<void> => {
  const clock = { now: () => now };
  const log = postgresEventLog(world.pool, { inline: runInline(inlineProjections) });
  const { storedGoods } = providedBy(kyselyOn<ReadTables>(world.pool), async () => []);
  await storageAccrualJob({ clock, commands: commands(log, clock, newIds), storedGoods, firstBreak: async () => undefined }).run();
};

/** 20 free days and 21 cents a day: shelved on 15 and 20 October and 2 November; today is 5 November. */
beforeAll(async () => {
  world = await readWorld(now.toISOString());
  await world.happen(actorOf(admin), ...reference);
  await accrue();
  await world.happen(actorOf(staff), item(id(1), ...stored()));
  at('2026-10-20T14:00:00.000Z');
  await world.happen(actorOf(staff), item(id(2), ...stored()));
  at('2026-11-02T15:00:00.000Z');
  await world.happen(actorOf(staff), item(id(3), ...stored()));
  at('2026-11-05T15:00:00.000Z');
  await accrue();
});
afterAll(() => world.close());

describe('Rule: a seller is told what tonight costs, and what begins to cost within seven days (R9.25)', () => {
  it('in all and by warehouse', async () => {
    const { tonight, soon, warehouses } = await world.ask(getStorageOutlook, seller, {});
    expect({ tonight, soon }).toEqual({ tonight: { items: 1, cents: 21 }, soon: { items: 1, cents: 21 } });
    expect(warehouses).toMatchObject([
      {
        warehouseId: 'EWR',
        date: '2026-11-05',
        gmtEnds: '2026-11-06T05:00:00.000Z',
        stored: 3,
        items: 1,
        cents: 21,
        freeDays: 20,
        centsPerNight: 21,
      },
    ]);
  });

  it('item by item, each with its first night', async () => {
    const soon = await world.ask(listStoredItems, seller, { view: 'soon' });
    expect(soon.data).toMatchObject([{ oneId: id(2), shelved: '2026-10-20', firstNight: '2026-11-09', centsPerNight: 21 }]);
    expect(soon.counts).toEqual({ all: 3, tonight: 1, soon: 1, free: 1 });
    expect((await world.ask(listStoredItems, seller, { view: 'tonight' })).data).toMatchObject([{ oneId: id(1), firstNight: '2026-11-04' }]);
    expect((await world.ask(listStoredItems, seller, { view: 'free', wareId: 'LAX' })).totalCount).toBe(0);
  });

  it('and nothing of what others have', async () => {
    expect(await world.ask(getStorageOutlook, otherSeller, {})).toMatchObject({ tonight: { items: 0, cents: 0 }, warehouses: [] });
    expect((await world.ask(listStoredItems, otherSeller, {})).data).toEqual([]);
  });
});

describe('Rule: what a night was charged for can be told item by item, for the statement of its month', () => {
  it('to whoever may see the posting', async () => {
    const postingId = 'storageFee-EWR-2026-11-04-7';
    const { chargedItems } = providedBy(kyselyOn<ReadTables>(world.pool), async () => []);
    expect(await chargedItems(seller, postingId)).toEqual({ at: { warehouseId: 'EWR', centsPerNight: 21 }, oneIds: [id(1)] });
    expect(await chargedItems(otherSeller, postingId)).toBeUndefined();
    expect(await chargedItems(seller, 'storageFee-EWR-2026-11-03-7')).toBeUndefined();
  });
});

describe('Rule: a posting for a night lists its items, proven by their number and digest', () => {
  const postingId = 'storageFee-EWR-2026-11-04-7';

  it('to its seller and to finance, and to nobody else', async () => {
    const night = await world.ask(getStorageNight, seller, { postingId });
    expect(night).toMatchObject({
      date: '2026-11-04',
      items: 1,
      cents: 21,
      isProven: true,
      reversedBy: null,
      goods: [{ oneId: id(1), shelved: '2026-10-15' }],
    });
    expect(night.lines).toEqual([{ cardId: 'warehouse-EWR', version: 0, freeDays: 20, centsPerDay: 21, items: 1, cents: 21 }]);
    expect(await world.ask(getStorageNight, admin, { postingId })).toMatchObject({ isProven: true });
    expect(await world.refusal(getStorageNight, otherSeller, { postingId })).toBe('NotFound');
    expect(await world.refusal(getStorageNight, seller, { postingId: 'storageFee-EWR-2026-11-03-7' })).toBe('NotFound');
  });

  it('as it was charged, also where a shelving was undone since', async () => {
    at('2026-11-05T16:00:00.000Z');
    await world.happen(actorOf(staff), item(id(1), { type: 'ShelvingUndone', data: { shelfId: 'EWR-A-03-2', first: true } }));
    expect(await world.ask(getStorageNight, seller, { postingId })).toMatchObject({ isProven: true, goods: [{ oneId: id(1) }] });
    at('2026-11-06T15:00:00.000Z');
    await accrue();
    expect(await world.ask(getStorageNight, seller, { postingId })).toMatchObject({ isProven: true, reversedBy: `${postingId}~r` });
    expect(await world.ask(getStorageNight, seller, { postingId: `${postingId}~r` })).toMatchObject({ postingId });
  });
});
