import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { amountOf, type BasisOf } from '#contracts/ledger/basis.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { commands } from '#kernel/commands/commands.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections, providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { reversalOf } from '#services/aggregates/wallet/postings/reversal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { storageAccrualJob } from '#services/storage/storage-accrual-job.ts';
import { fact } from '#tests/support/facts.ts';
import { id, item, reference, shipped, stored } from '../projections/facts.ts';
import { actorOf, admin, staff } from '../projections/people.ts';
import { readWorld, type ReadWorld } from '../projections/read-world.ts';

let world: ReadWorld;
let now = new Date('2026-10-15T14:00:00.000Z');
const at = (time: string) => {
  now = new Date(time);
  world.setClock(time);
};

const accrue = async (time: string): Promise<void> => {
  at(time);
  const clock = { now: () => now };
  const log = postgresEventLog(world.pool, { inline: runInline(inlineProjections) });
  const { storedGoods } = providedBy(kyselyOn<ReadTables>(world.pool), async () => []);
  await storageAccrualJob({ clock, commands: commands(log, clock, newIds), storedGoods, firstBreak: async () => undefined }).run();
};

const postings = async (): Promise<WalletPosted['data'][]> =>
  (await world.pool.query<{ data: WalletPosted['data'] }>(`SELECT data FROM events WHERE type = 'WalletPosted' ORDER BY global_position`)).rows.map(
    ({ data }) => data,
  );

/** 20 free days and 21 cents a day, in New York. One is shelved on 15 October, the other on the 20th, and leaves on 10 November. */
beforeAll(async () => {
  world = await readWorld(now.toISOString());
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(staff), item(id(1), ...stored()));
  await accrue('2026-10-15T15:00:00.000Z');
  at('2026-10-20T14:00:00.000Z');
  await world.happen(actorOf(staff), item(id(2), ...stored()));
  at('2026-11-10T20:00:00.000Z');
  await world.happen(actorOf(staff), item(id(2), shipped('OC1', 3)));
});
afterAll(() => world.close());

describe('Rule: storage is charged by the night, from the wallets of those whose goods lay there', () => {
  it('for the days since the run was started, all caught up with at once', async () => {
    await accrue('2026-11-12T06:00:00.000Z');
    const charged = await postings();
    // The first from the night of 4 November on, the second on the night of the 9th alone.
    expect(charged.map(({ chargeDate, chargeDays }) => [chargeDate, chargeDays])).toEqual([
      ['2026-11-04', 1],
      ['2026-11-05', 1],
      ['2026-11-06', 1],
      ['2026-11-07', 1],
      ['2026-11-08', 1],
      ['2026-11-09', 2],
      ['2026-11-10', 1],
      ['2026-11-11', 1],
    ]);
    expect(charged.every(({ basis, chargeDays }) => amountOf(basis) === 21 * chargeDays!)).toBe(true);
    const { rows } = await world.pool.query('SELECT shop_id, balance_cents::int AS cents FROM wallets');
    expect(rows).toEqual([{ shop_id: 7, cents: -9 * 21 }]);
  });

  it('once, however often it is asked', async () => {
    const before = await postings();
    await accrue('2026-11-12T06:01:00.000Z');
    expect(await postings()).toEqual(before);
  });

  it('and corrected where an item was shelved by mistake', async () => {
    at('2026-11-12T15:00:00.000Z');
    const { rows } = await world.pool.query<{ version: number }>(`SELECT max(version) AS version FROM events WHERE stream_id = 'item-${id(1)}'`);
    expect(rows[0]!.version).toBe(4);
    await world.happen(actorOf(staff), item(id(1), { type: 'ShelvingUndone', data: { shelfId: 'EWR-A-03-2', first: true } }));
    await accrue('2026-11-13T06:00:00.000Z');
    const all = await postings();
    const standing = all.filter(({ postingId, reverses }) => reverses === undefined && !all.some((one) => one.reverses === postingId));
    // Of the last seven dates, only the night of the second item stands; what came before is left as it was.
    expect(standing.map(({ postingId }) => postingId)).toEqual(['storageFee-EWR-2026-11-04-7', 'storageFee-EWR-2026-11-09-7~2']);
    expect(all.filter(({ reverses }) => reverses !== undefined)).toHaveLength(7);
    const { breaks } = await checkBooks(kyselyOn<ReadTables>(world.pool));
    expect(breaks.filter(({ invariant }) => invariant === 'nights')).toEqual([]);
  });

  it('and what a person gave back is told from what was counted again', async () => {
    const { storedGoods } = providedBy(kyselyOn<ReadTables>(world.pool), async () => []);
    const reversedBy = async (date: string) => (await storedGoods.postedFor('EWR', date)).map((one) => one.reversedBy);
    const fee = (await postings()).find(({ postingId }) => postingId === 'storageFee-EWR-2026-11-04-7')!;
    const back = reversalOf({ data: fee }, { reason: 'Agreed with the seller', effectiveDate: fee.effectiveDate });
    const basis = { ...(back.data.basis as BasisOf<'reversal'>), evidence: 'E-mail of today' };
    await world.happen(actorOf(admin), fact(walletStream, 7, { ...back, data: { ...back.data, basis } }));
    expect([await reversedBy('2026-11-04'), await reversedBy('2026-11-08'), await reversedBy('2026-11-09')]).toEqual([
      ['person'],
      ['recount'],
      [null],
    ]);
  });

  it('at the rates of the most specific card in force on the date', async () => {
    const scope = { kind: 'merchant', shopId: 7 } as const;
    const lines = [{ subject: { service: 'storage' as const }, charge: { kind: 'perDay' as const, cents: 5, freeDays: 40 } }];
    const published = { cardId: 'merchant-7', version: 1, scope, effectiveFrom: '2026-12-01', lines, description: 'For the season' };
    await world.happen(actorOf(admin), fact(rateCardStream, 'merchant-7', { type: 'RateCardPublished', data: published }));
    const { storedGoods } = providedBy(kyselyOn<ReadTables>(world.pool), async () => []);
    const ewr = (await storedGoods.rates()).find(({ warehouseId }) => warehouseId === 'EWR')!;
    expect(ewr.shopsWithOwn).toEqual([7]);
    expect(ewr.termsOn('2026-11-30', 7)).toMatchObject({ cardId: 'warehouse-EWR', freeDays: 20, dailyFeeCents: 21 });
    expect(ewr.termsOn('2026-12-01', 7)).toMatchObject({ cardId: 'merchant-7', version: 1, freeDays: 40, dailyFeeCents: 5 });
    expect(ewr.termsOn('2026-12-01', 8)).toMatchObject({ cardId: 'warehouse-EWR', freeDays: 20 });
  });

  it('and in what is built anew from the log', async () => {
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});
