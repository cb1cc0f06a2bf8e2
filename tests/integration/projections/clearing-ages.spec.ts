import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearingAges } from '#projections/ledger/books/clearing-ages.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { mainBank, payouts } from '#services/aggregates/wallet/postings/bank-postings.ts';
import { reference } from './facts.ts';
import { moved } from './moved.ts';
import { actorOf, admin } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const alipay = { account: 'assets:clearing', sub: 'alipay' } as const;
const deferred = { account: 'liabilities:deferred', sub: 'shipping' } as const;

beforeAll(async () => {
  world = await readWorld('2026-11-20T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(admin),
    // 300 and 250 instructed, 100 paid: 200 of the first are open since ten days ago, and the second.
    moved('J-1', '2026-11-10', { from: payouts, to: mainBank, cents: 300 }),
    moved('J-2', '2026-11-12', { from: mainBank, to: payouts, cents: 100 }),
    moved('J-3', '2026-11-14', { from: payouts, to: mainBank, cents: 250 }),
    // All of this arrived.
    moved('J-4', '2026-10-01', { from: deferred, to: { account: 'assets:clearing', sub: 'carrier:UPS' }, cents: 900 }),
    moved('J-5', '2026-11-02', { from: { account: 'assets:clearing', sub: 'carrier:UPS' }, to: mainBank, cents: 900 }),
    // 70 of 1,000 are left, which are of the latest day; a test account's money counts like any other.
    moved('J-6', '2026-11-01', { from: deferred, to: alipay, cents: 930, shopId: 8 }),
    moved('J-7', '2026-11-08', { from: alipay, to: mainBank, cents: 930, shopId: 8 }),
    moved('J-8', '2026-11-09', { from: deferred, to: alipay, cents: 70, shopId: 8 }),
  );
  await world.sumUp();
});
afterAll(() => world.close());

const ages = (now: string) => clearingAges(kyselyOn<ReadTables>(world.pool), { now: new Date(now), clearingDays: 10 });

describe('Rule: each clearing account comes back to zero, and what is open in it for too long is overdue', () => {
  it('account by account, the oldest first, settled ones left out', async () => {
    expect(await ages('2026-11-20T15:00:00Z')).toEqual({
      on: '2026-11-20',
      days: 10,
      accounts: [
        { sub: 'alipay', currency: 'USD', cents: 70, since: '2026-11-09', overdueCents: 70 },
        { sub: 'payouts', currency: 'USD', cents: -450, since: '2026-11-10', overdueCents: 0 },
      ],
    });
  });

  it('from the day after, and of an account only what is as old', async () => {
    expect((await ages('2026-11-21T00:00:00Z')).accounts).toMatchObject([
      { sub: 'alipay', overdueCents: 70 },
      { sub: 'payouts', cents: -450, overdueCents: -200 },
    ]);
  });
});
