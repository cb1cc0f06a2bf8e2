import { Kysely, PostgresDialect } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountPart, Currency } from '#contracts/ledger/accounts.ts';
import { exportLedgerEntries, explainJournal, listLedgerEntries } from '#contracts/ledger/entries.ts';
import type { DataOf, Endpoint, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { storageFee } from '#services/aggregates/wallet/postings/fee-postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { migrations } from '#services/composition/migrations.ts';
import { fact } from '#tests/support/facts.ts';
import { allEntries, openedFigures } from '#tests/support/money/opened-figures.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { readRoutes } from '#tests/support/read-routes.ts';
import { summedUp } from '#tests/support/summed-up.ts';
import { reference } from '../projections/facts.ts';
import { moved } from '../projections/moved.ts';
import { actorOf, admin } from '../projections/people.ts';
import { readWorld, type ReadWorld } from '../projections/read-world.ts';

const november = { from: '2026-11-01', to: '2026-11-20' };

const unlike = (figures: Awaited<ReturnType<typeof openedFigures>>) => figures.filter(({ shown, opened }) => shown !== opened);

describe('Rule: the postings that a figure opens come to that figure', () => {
  const parts: readonly AccountPart[] = [
    { account: 'assets:bank', sub: 'main' },
    { account: 'assets:clearing', sub: 'payouts' },
    { account: 'assets:clearing', sub: 'alipay' },
    { account: 'assets:goods' },
    { account: 'liabilities:deferred', sub: 'shipping' },
    { account: 'liabilities:carrier', sub: 'UPS' },
    { account: 'income:fee', sub: 'shipping' },
    { account: 'income:sales' },
    { account: 'income:fx' },
    { account: 'expenses:rent' },
    { account: 'expenses:pay' },
    { account: 'expenses:fx' },
    { account: 'equity:opening' },
  ];
  const movement = fc.record({
    from: fc.constantFrom(...parts),
    to: fc.constantFrom(...parts),
    cents: fc.integer({ min: 1, max: 90_000 }),
    day: fc.integer({ min: 0, max: 80 }).map((days) => new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10)),
    shopId: fc.constantFrom(undefined, 7, 8),
    currency: fc.constantFrom<Currency>('USD', 'USD', 'CNY'),
  });
  const night = (shopId: number, date: string, items: number): WalletPosted =>
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

  let world: ReadWorld;
  const ask = <E extends Endpoint<any, any, any>>(endpoint: E, query: QueryInputOf<E>): Promise<DataOf<E>> => world.ask(endpoint, admin, query);
  beforeAll(async () => {
    // How the last check of the books went is kept by a service.
    world = await readWorld('2026-11-20T15:00:00.000Z', migrations);
    await world.happen(actorOf(admin), ...reference);
    await world.happen(
      actorOf(admin),
      fact(walletStream, 7, aRecharge({ shopId: 7, id: 'RC-1', cents: 50_000 }), night(7, '2026-10-31', 3), night(7, '2026-11-19', 5)),
      fact(walletStream, 8, night(8, '2026-11-19', 7)),
    );
    const movements = fc.sample(movement, 120).filter(({ from, to }) => from !== to);
    await world.happen(actorOf(admin), ...movements.map(({ day, ...said }, index) => moved(`J-${index}`, day, said)));
    await world.sumUp();
  });
  afterAll(() => world.close());

  it('in a random world, with and without a test account', async () => {
    const figures = await openedFigures(ask, november);
    expect(figures.length).toBeGreaterThan(60);
    expect(unlike(figures)).toEqual([]);
    await world.happen(actorOf(admin), fact(shopStream, 8, { type: 'ShopMarkedInternal', data: { shopId: 8, isInternal: true } }));
    expect(unlike(await openedFigures(ask, november))).toEqual([]);
    await world.happen(actorOf(admin), fact(shopStream, 8, { type: 'ShopMarkedInternal', data: { shopId: 8, isInternal: false } }));
  });

  it('row by row, each once, however they are read', async () => {
    for (const order of ['asc', 'desc'] as const) {
      const { totalCount, totals } = await ask(listLedgerEntries, { account: 'result' });
      const rows = await allEntries(ask, { account: 'result', order });
      expect(new Set(rows.map(({ postingId, account, sub }) => `${postingId} ${account} ${sub}`)).size).toBe(totalCount);
      expect(rows.reduce((sum, { creditCents, debitCents }) => sum + creditCents - debitCents, 0)).toBe(totals.balanceCents);
      const days = rows.map(({ effectiveDate }) => effectiveDate);
      expect(days).toEqual(order === 'asc' ? days.toSorted() : days.toSorted().toReversed());
    }
  });

  it('and a row says why it is of its amount', async () => {
    const { data } = await ask(listLedgerEntries, { account: 'income:fee:storage', order: 'asc' });
    expect(data[0]).toMatchObject({
      type: 'storageFee',
      shopInfo: { id: 7 },
      reference: { kind: 'storage' },
      effectiveDate: '2026-10-31',
      creditCents: 30,
      debitCents: 0,
      formula: { en: '3 items × $0.10 = $0.30' },
    });
    const [journal] = (await ask(listLedgerEntries, { account: 'assets', size: 100 })).data.filter(({ type }) => type === null);
    const explained = await ask(explainJournal, { postingId: journal!.postingId });
    expect(explained).toMatchObject({
      check: 'equal',
      posting: { postingId: journal!.postingId, cents: journal!.debitCents + journal!.creditCents },
    });
    expect(explained.entries.map(({ side }) => side).sort()).toEqual(['C', 'D']);
    expect(explained.restsOn.map(({ event }) => event)).toContain('JournalPosted');
    expect(await world.refusal(explainJournal, admin, { postingId: 'J-none' })).toBe('NotFound');
  });

  it('and its file holds every row', async () => {
    const { totalCount } = await ask(listLedgerEntries, { account: 'result' });
    const lines = (await world.file(exportLedgerEntries, admin, { account: 'result', format: 'csv' })).trim().split('\r\n');
    expect(lines).toHaveLength(totalCount + 1);
    expect(lines[0]).toContain('Worked out');
  });

  it('and an account that is not there is refused instead of answered with nothing', () => {
    expect(listLedgerEntries.query!.safeParse({ account: 'income:nothing' }).success).toBe(false);
    expect(listLedgerEntries.query!.safeParse({}).success).toBe(false);
  });

  it('and a rebuild finds the same', async () => {
    expect((await world.differencesFromRebuild()).filter(({ table }) => table.startsWith('ledger'))).toEqual([]);
  });

  it('in the demo world', async () => {
    const now = new Date('2026-11-20T15:42:05Z');
    const { pool, close } = await freshDatabase({ migrations });
    await seedDemoWorld({ pool, inline: runInline(inlineProjections), now, say: () => {}, size: { items: 1_500, days: 60 } });
    await summedUp(pool);
    const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) });
    const routes = readRoutes(db, { now: () => now });
    const asked = async <E extends Endpoint<any, any, any>>(endpoint: E, query: QueryInputOf<E>): Promise<DataOf<E>> => {
      const route = routes.find((one) => one.endpoint === endpoint)!;
      const parsed = endpoint.query?.parse(query) as never;
      return (await route.answer({
        viewer: admin,
        anonymous: false,
        query: parsed,
        body: undefined as never,
        ip: '127.0.0.1',
        base: 'admin',
      })) as DataOf<E>;
    };
    const figures = await openedFigures(asked, { from: '2026-01-01', to: '2026-11-20' });
    expect(figures.length).toBeGreaterThan(100);
    expect(unlike(figures)).toEqual([]);
    // What a shipment earns leads to the fee that it is a part of, and comes to its amount.
    const { data } = await asked(listLedgerEntries, { account: 'liabilities:deferred:shipping', view: 'debit', size: 20 });
    for (const { postingId } of data.filter(({ type }) => type === null)) {
      const { check, posting, restsOn } = await asked(explainJournal, { postingId });
      expect({ check, type: posting.orderType }).toEqual({ check: 'equal', type: 3 });
      expect(posting.partOf).toMatch(/^shippingFee-/);
      expect(restsOn.map(({ event }) => event)).toContain('OrderShipped');
    }
    await close();
  }, 120_000);
});
