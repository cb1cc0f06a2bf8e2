import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFinanceOverview } from '#contracts/finance/overview.ts';
import { listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { payouts, mainBank } from '#services/aggregates/wallet/postings/bank-postings.ts';
import { storageFee } from '#services/aggregates/wallet/postings/fee-postings.ts';
import { hold } from '#services/aggregates/wallet/holds.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact } from '#tests/support/facts.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { reference } from './facts.ts';
import { moved } from './moved.ts';
import { actorOf, admin, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const november = { from: '2026-11-01', to: '2026-11-30' };

const storage = (shopId: number, date: string, items: number): WalletPosted =>
  storageFee({
    shopId,
    now: new Date(`${date}T12:00:00Z`),
    basis: {
      kind: 'storage',
      warehouseId: 'EWR',
      date,
      position: '1',
      digest: 'd',
      lines: [{ cardId: 'storage-platform', version: 1, freeDays: 30, centsPerDay: 10, items }],
    },
  });

beforeAll(async () => {
  world = await readWorld('2026-11-20T15:00:00.000Z');
  const of = (shopId: number, ...postings: WalletPosted[]) => fact(walletStream, shopId, ...postings);
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(admin),
    of(7, aRecharge({ shopId: 7, id: 'RC-1', cents: 50_000 }), storage(7, '2026-10-31', 3), storage(7, '2026-11-19', 5)),
    of(8, storage(8, '2026-11-19', 7)),
    fact(walletStream, 7, hold({ shopId: 7, cents: 9_000, purpose: 'withdrawal', reference: { kind: 'withdrawal', id: 'WD-1' } })),
    moved('J-1', '2026-11-18', {
      from: { account: 'income:fee', sub: 'shipping' },
      to: { account: 'liabilities:deferred', sub: 'shipping' },
      cents: 40,
      shopId: 8,
    }),
    moved('J-2', '2026-11-10', { from: payouts, to: mainBank, cents: 300 }),
    moved('J-3', '2026-11-12', { from: mainBank, to: payouts, cents: 100 }),
    moved('J-4', '2026-11-14', { from: payouts, to: mainBank, cents: 250 }),
  );
  await world.sumUp();
});
afterAll(() => world.close());

const overview = () => world.ask(getFinanceOverview, admin, november);
const mark = async (shopId: number, isInternal: boolean) => {
  await world.happen(actorOf(admin), fact(shopStream, shopId, { type: 'ShopMarkedInternal', data: { shopId, isInternal } }));
};

describe('Rule: the overview adds up the books of a period and of the one before (R2.126)', () => {
  it('by account', async () => {
    const { income, expenses, held, owed, before } = await overview();
    expect(before).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect(income).toEqual([
      { account: 'income:fee', sub: 'storage', cents: 120, beforeCents: 30 },
      { account: 'income:fee', sub: 'shipping', cents: 40, beforeCents: 0 },
    ]);
    expect(expenses).toEqual([]);
    expect(held).toEqual({ cents: 49_920, beforeCents: 0 });
    expect(owed).toEqual({ cents: 70, beforeCents: 30 });
  });

  it('with what is set aside, and each month of a year', async () => {
    const { openHolds, openWithdrawals, months } = await overview();
    expect(openHolds).toEqual({ items: 1, cents: 9_000 });
    expect(openWithdrawals).toEqual({ items: 0, cents: 0 });
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-12', income: [] });
    expect(months.at(-2)).toEqual({ month: '2026-10', income: [{ account: 'income:fee', sub: 'storage', cents: 30 }] });
  });

  it('and money on its way with the day since which it is', async () => {
    // 300 and 250 instructed, 100 paid: 450 are open, of which the oldest are left of the first.
    expect((await overview()).clearing).toEqual([{ sub: 'payouts', currency: 'USD', cents: -450, since: '2026-11-10' }]);
  });

  it('and a figure opens its postings', async () => {
    const filter = { account: 'income:fee:storage', dateOf: 'effective', beginTime: november.from, endTime: november.to } as const;
    const { data, totals } = await world.ask(listWalletRecords, admin, filter);
    expect(data).toHaveLength(2);
    expect(totals.outCents).toBe(120);
    expect((await world.ask(listWalletRecords, admin, { ...filter, account: 'income:fee' })).data).toHaveLength(2);
    expect((await world.ask(listWalletRecords, admin, { ...filter, account: 'nothing' })).data).toEqual([]);
  });
});

describe('Rule: internal test accounts stay out of the statistics (R9.40)', () => {
  it('for the past too, until the mark is taken away; the books keep them', async () => {
    const whole = await overview();
    await mark(8, true);
    const { income, owed, months, internalShops } = await overview();
    expect(internalShops).toBe(1);
    expect(income).toEqual([{ account: 'income:fee', sub: 'storage', cents: 50, beforeCents: 30 }]);
    expect(owed).toEqual({ cents: 0, beforeCents: 30 });
    expect(months.at(-1)!.income).toEqual([{ account: 'income:fee', sub: 'storage', cents: 50 }]);
    const { rows } = await world.pool.query<{ cents: number }>('SELECT sum(debit_cents - credit_cents)::int AS cents FROM ledger_sums');
    expect(rows[0]!.cents).toBe(0);
    const filter = { account: 'income:fee:storage', withoutInternal: 'true' } as const;
    expect((await world.ask(listWalletRecords, admin, filter as never)).data.map(({ shopInfo }) => shopInfo.id)).toEqual([7, 7]);
    await mark(8, false);
    expect(await overview()).toEqual(whole);
  });

  it('and sellers may not narrow the list of another', async () => {
    expect((await world.ask(listWalletRecords, seller, { account: 'income:fee:storage' })).data.every(({ shopInfo }) => shopInfo.id === 7)).toBe(
      true,
    );
  });
});
