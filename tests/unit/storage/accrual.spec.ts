import { describe, expect, it } from 'vitest';
import { selfOperatedShop, unownedShop } from '#contracts/kernel/access/shops.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import { walletCentsOf } from '#contracts/wallet/wallet-events.ts';
import { midnight, storedWorld, type Lying } from './stored-world.ts';

const newYork = 'America/New_York';
const terms = { cardId: 'warehouse-EWR', version: 0, freeDays: 2, dailyFeeCents: 14 };
const EWR = { warehouseId: 'EWR', timeZone: newYork, terms };
const PVG = { warehouseId: 'PVG', timeZone: 'Asia/Shanghai', terms: { ...terms, cardId: 'warehouse-PVG' } };

/** Shelved long before, two of one shop and one of another. */
const shelved = '2026-10-01T14:00:00.000Z';
const goods = (): Lying[] => [
  { oneId: 'A', shopId: 7, shelved },
  { oneId: 'B', shopId: 7, shelved },
  { oneId: 'C', shopId: 8, shelved },
];
const started = async (warehouses = [EWR], lying = goods()) => {
  const world = storedWorld(warehouses, lying);
  await world.accrue();
  return world;
};

describe('Rule: storage is charged for each date that has ended in its warehouse, once (R9.25)', () => {
  it('from the first whole day after the warehouse was first seen, ten minutes after its end', async () => {
    const world = await started();
    expect(world.runOf('EWR')).toMatchObject([{ type: 'StorageAccrualStarted', data: { warehouseId: 'EWR', firstDate: '2026-11-02' } }]);
    world.setClock(midnight('2026-11-03', newYork, 9));
    await world.accrue();
    expect(world.datesOf('EWR')).toEqual([]);
    world.setClock(midnight('2026-11-03', newYork, 10));
    await world.accrue();
    await world.accrue();
    expect(world.datesOf('EWR')).toEqual(['2026-11-02']);
    expect(world.runOf('EWR').at(-1)!.data).toMatchObject({ items: 3, cents: 42, ownItems: 0, ownCents: 0 });
  });

  it('in one posting for a shop, a warehouse and a date, which says what it rests on (R3.33)', async () => {
    const world = await started();
    world.setClock(midnight('2026-11-03', newYork, 10));
    await world.accrue();
    const [posting, ...others] = world.postings(7);
    expect(others).toEqual([]);
    expect(posting).toMatchObject({
      postingId: 'storageFee-EWR-2026-11-02-7',
      effectiveDate: '2026-11-02',
      chargeDate: '2026-11-02',
      chargeDays: 2,
      reference: { kind: 'storage', id: 'EWR' },
      basis: { kind: 'storage', date: '2026-11-02', lines: [{ cardId: 'warehouse-EWR', version: 0, freeDays: 2, centsPerDay: 14, items: 2 }] },
    });
    expect([walletCentsOf(posting!), amountOf(posting!.basis)]).toEqual([-28, 28]);
  });

  it('catching up oldest first, in every zone', async () => {
    const world = await started([EWR, PVG]);
    world.setClock('2026-11-06T12:00:00.000Z');
    await world.accrue();
    expect(world.datesOf('EWR')).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
    expect(world.datesOf('PVG')).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
    expect(world.postings(7).map(({ chargeDate }) => chargeDate)).toEqual(
      world
        .postings(7)
        .map(({ chargeDate }) => chargeDate)
        .toSorted(),
    );
    expect(new Set(world.postings(7).map(({ postingId }) => postingId)).size).toBe(8);
  });

  it('whatever the clock shows: days of 23 and 25 hours end when they end', async () => {
    const world = storedWorld([EWR], goods());
    world.setClock('2026-03-06T12:00:00.000Z');
    await world.accrue();
    // On 8 March the clocks go forward, on 1 November back.
    world.setClock('2026-03-09T04:09:00.000Z');
    await world.accrue();
    expect(world.datesOf('EWR')).toEqual(['2026-03-07']);
    world.setClock('2026-03-09T04:10:00.000Z');
    await world.accrue();
    expect(world.datesOf('EWR')).toEqual(['2026-03-07', '2026-03-08']);
  });
});

describe('Rule: the operator pays itself nothing, and what belongs to nobody costs nobody anything', () => {
  it('and the run says what its own goods would have cost', async () => {
    const world = await started([EWR], [...goods(), { oneId: 'D', shopId: selfOperatedShop, shelved }, { oneId: 'E', shopId: unownedShop, shelved }]);
    world.setClock('2026-11-03T12:00:00.000Z');
    await world.accrue();
    expect([world.postings(selfOperatedShop), world.postings(unownedShop)]).toEqual([[], []]);
    expect(world.runOf('EWR').at(-1)!.data).toMatchObject({ items: 3, cents: 42, ownItems: 1, ownCents: 14 });
  });
});

describe('Rule: a node that is killed in between leaves nothing out and charges nothing twice', () => {
  it('wherever it is killed', async () => {
    for (let at = 0, died = true; died; at++) {
      const world = await started([EWR, PVG]);
      world.setClock('2026-11-06T12:00:00.000Z');
      died = await world.accrueAndDieAfter(at);
      await world.accrue();
      expect(world.datesOf('EWR')).toHaveLength(4);
      expect(world.postings(7).map(({ postingId }) => postingId)).toHaveLength(8);
      expect(world.postings(7).reduce((sum, posting) => sum + walletCentsOf(posting), 0)).toBe(-8 * 28);
    }
  });
});

describe('Rule: the last seven dates are counted again, and a difference is taken back and charged anew', () => {
  const afterTwoNights = async () => {
    const lying = goods();
    const world = await started([EWR], lying);
    world.setClock('2026-11-04T12:00:00.000Z');
    await world.accrue();
    return { world, lying, nextNight: async (time: string) => (world.setClock(time), world.accrue()) };
  };
  const standing = (world: ReturnType<typeof storedWorld>, shopId: number): number =>
    world.postings(shopId).reduce((sum, posting) => sum + walletCentsOf(posting), 0);

  it('with the next night, where a shelving was undone', async () => {
    const { world, lying, nextNight } = await afterTwoNights();
    lying.splice(1, 1);
    await nextNight('2026-11-05T12:00:00.000Z');
    expect(world.postings(7).map(({ postingId }) => postingId)).toEqual([
      'storageFee-EWR-2026-11-02-7',
      'storageFee-EWR-2026-11-03-7',
      'storageFee-EWR-2026-11-02-7~r',
      'storageFee-EWR-2026-11-02-7~2',
      'storageFee-EWR-2026-11-03-7~r',
      'storageFee-EWR-2026-11-03-7~2',
      'storageFee-EWR-2026-11-04-7',
    ]);
    expect(standing(world, 7)).toBe(-3 * 14);
    expect(world.postings(8).map(({ postingId }) => postingId)).toHaveLength(3);
    const corrected = world.runOf('EWR').filter(({ type }) => type === 'StorageDayCorrected');
    expect(corrected.map(({ data }) => data)).toMatchObject([
      { date: '2026-11-02', items: 2, cents: 28, shopIds: [7] },
      { date: '2026-11-03', shopIds: [7] },
    ]);
  });

  it('once: what is right again is left as it is', async () => {
    const { world, lying, nextNight } = await afterTwoNights();
    const [, item] = lying.splice(1, 1);
    expect(item).toBeUndefined();
    await nextNight('2026-11-05T12:00:00.000Z');
    const before = world.postings(7).length;
    await nextNight('2026-11-06T12:00:00.000Z');
    expect(world.postings(7)).toHaveLength(before + 1);
  });

  it('also where nothing is left, or something comes back', async () => {
    const { world, lying, nextNight } = await afterTwoNights();
    const [gone] = lying.splice(2, 1);
    await nextNight('2026-11-05T12:00:00.000Z');
    expect(standing(world, 8)).toBe(0);
    lying.push(gone!);
    await nextNight('2026-11-06T12:00:00.000Z');
    expect(standing(world, 8)).toBe(-4 * 14);
    expect(world.postings(8).map(({ postingId }) => postingId)).toContain('storageFee-EWR-2026-11-02-8~2');
  });

  it('and a kill in between corrects nothing twice', async () => {
    for (let at = 0, died = true; died; at++) {
      const { world, lying } = await afterTwoNights();
      lying.splice(1, 1);
      world.setClock('2026-11-05T12:00:00.000Z');
      died = await world.accrueAndDieAfter(at);
      await world.accrue();
      expect(standing(world, 7)).toBe(-3 * 14);
      expect(world.datesOf('EWR')).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
    }
  });
});

describe('Rule: what finance gave back of a night stays given back, whatever the night is counted to', () => {
  const givenBack = async (reversed: number, undone: number) => {
    const lying = goods();
    const world = await started([EWR], lying);
    world.setClock('2026-11-04T12:00:00.000Z');
    await world.accrue();
    await world.reverse(reversed, `storageFee-EWR-2026-11-03-${reversed}`);
    lying.splice(undone, 1);
    world.setClock('2026-11-05T12:00:00.000Z');
    await world.accrue();
    const ids = (shopId: number) => world.postings(shopId).map(({ postingId }) => postingId);
    const corrected = world.runOf('EWR').flatMap(({ type, data }) => (type === 'StorageDayCorrected' ? [data] : []));
    return { ids, corrected };
  };

  it('where another shop had less there', async () => {
    const { ids, corrected } = await givenBack(8, 1);
    expect(ids(8)).toEqual([
      'storageFee-EWR-2026-11-02-8',
      'storageFee-EWR-2026-11-03-8',
      'storageFee-EWR-2026-11-03-8~r',
      'storageFee-EWR-2026-11-04-8',
    ]);
    expect(ids(7)).toContain('storageFee-EWR-2026-11-03-7~2');
    expect(corrected).toMatchObject([
      { date: '2026-11-02', shopIds: [7], items: 2, cents: 28 },
      { date: '2026-11-03', shopIds: [7], items: 2, cents: 28 },
    ]);
  });

  it('where the shop itself had less there, and the run says what the postings of the night come to', async () => {
    const { ids, corrected } = await givenBack(7, 1);
    expect(ids(7)).toEqual([
      'storageFee-EWR-2026-11-02-7',
      'storageFee-EWR-2026-11-03-7',
      'storageFee-EWR-2026-11-03-7~r',
      'storageFee-EWR-2026-11-02-7~r',
      'storageFee-EWR-2026-11-02-7~2',
      'storageFee-EWR-2026-11-04-7',
    ]);
    expect(corrected).toMatchObject([
      { date: '2026-11-02', shopIds: [7], items: 2, cents: 28 },
      { date: '2026-11-03', shopIds: [], items: 3, cents: 42 },
    ]);
  });
});
