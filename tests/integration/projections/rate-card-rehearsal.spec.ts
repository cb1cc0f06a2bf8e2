import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { rehearseRateCard } from '#contracts/fees/rehearse-rate-card.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { shippingFee, storageFee } from '#services/aggregates/wallet/postings/fee-postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { applied, id, item, order, reference, stored } from './facts.ts';
import { actorOf, admin } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

const shipping = (cents: number): FeeLine => ({ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents, free: 0 } });
const storage = (cents: number, freeDays: number): FeeLine => ({ subject: { service: 'storage' }, charge: { kind: 'perDay', cents, freeDays } });
const platform: RateScope = { kind: 'platform' };
const newark: RateScope = { kind: 'warehouse', warehouseId: 'EWR' };

const published = (scope: RateScope, effectiveFrom: string, ...lines: FeeLine[]): Fact => {
  const data = { cardId: cardIdOf(scope), version: 1, scope, effectiveFrom, lines, description: 'As agreed' };
  return fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data });
};

let world: ReadWorld;
const post = (...postings: WalletPosted[]) =>
  world.happen(actorOf(admin), ...postings.map((posting) => fact(walletStream, posting.data.shopId, posting)));
const shippedFor = (shopId: number, oddNo: string, quantity: number, now: string): WalletPosted =>
  shippingFee({ shopId, id: oddNo, now: new Date(now), basis: { kind: 'card', cardId: 'platform', version: 1, line: shipping(300), quantity } });

/** Shop 7 paid in October for orders of 2 and 1 items and for a night of 2 items, shop 8 for an order of 4; what was paid in September and in November is not October's. */
beforeAll(async () => {
  world = await readWorld('2026-09-20T15:00:00.000Z');
  const by = actorOf(admin);
  await world.happen(by, ...reference);
  await world.happen(by, published(platform, '2026-09-22', shipping(300)), published(newark, '2026-09-22', storage(21, 20)));
  await world.happen(by, item(id(1), ...stored()), item(id(2), ...stored()));
  world.setClock('2026-10-08T15:00:00.000Z');
  await world.happen(by, item(id(3), ...stored()), item(id(4), ...stored({ shopId: 8 })));
  await world.happen(by, order('O-7', applied({ oddNo: 'O-7', requestType: 3, oneIds: [id(1), id(2)] })));
  await post(shippedFor(7, 'O-1', 9, '2026-09-30T12:00:00Z'), shippedFor(7, 'O-7', 2, '2026-10-09T12:00:00Z'));
  await post(shippedFor(8, 'O-8', 4, '2026-10-10T12:00:00Z'), shippedFor(7, 'O-9', 1, '2026-10-31T12:00:00Z'));
  const lines = [{ cardId: 'warehouse-EWR', version: 1, freeDays: 20, centsPerDay: 21, items: 2 }];
  const basis = { kind: 'storage', warehouseId: 'EWR', date: '2026-10-15', position: '0-0', digest: '', lines } as const;
  await post(storageFee({ shopId: 7, now: new Date('2026-10-16T05:00:00Z'), basis: { ...basis, lines } }));
  await post(shippedFor(7, 'O-10', 50, '2026-11-01T12:00:00Z'));
  world.setClock('2026-11-20T15:00:00.000Z');
});
afterAll(() => world.close());

const rehearse = (scope: RateScope, ...lines: FeeLine[]) => world.ask(rehearseRateCard, admin, { scope, lines });
const changes = ({ mostHit }: Awaited<ReturnType<typeof rehearse>>) =>
  mostHit.map(({ shopInfo, paidCents, wouldCents }) => [shopInfo.id, paidCents, wouldCents]);

describe('Rule: a card is rehearsed on what was charged in the last month', () => {
  it('says what each merchant would have paid, the largest change first', async () => {
    const dearer = await rehearse(platform, shipping(350));
    expect(dearer).toMatchObject({ month: '2026-10', postings: 4, unpriced: 0, merchantCount: 2 });
    expect(dearer).toMatchObject({ paidCents: 7 * 300 + 42, wouldCents: 7 * 350 + 42 });
    expect(changes(dearer)).toEqual([
      [8, 1_200, 1_400],
      [7, 942, 3 * 350 + 42],
    ]);
    expect(dearer.mostHit[0]!.shopInfo.realname).toBe('Vault 9');
  });

  it("of one merchant, where it is that merchant's card", async () => {
    const own = await rehearse({ kind: 'merchant', shopId: 8 }, shipping(0));
    expect(changes(own)).toEqual([[8, 1_200, 0]]);
  });

  it('and leaves what does not tell what the draft counts as it was paid', async () => {
    const perOrder: FeeLine = { subject: { service: 'shipping' }, charge: { kind: 'perOrder', cents: 500 } };
    expect(await rehearse(platform, perOrder)).toMatchObject({ unpriced: 0, wouldCents: 3 * 500 + 42 });
    const byWeight: FeeLine = { subject: { service: 'transshipment' }, charge: { kind: 'perWeightStep', cents: 1, stepGrams: 1, free: 0 } };
    expect(await rehearse({ kind: 'merchant', shopId: 7 }, byWeight)).toMatchObject({ paidCents: 2_142, wouldCents: 2_142, mostHit: [] });
  });

  it('counts the nights anew, with the free days of the draft', async () => {
    // On 15 October the first two items had lain for 25 days, the others for 7.
    expect(changes(await rehearse(newark, storage(10, 20)))).toEqual([[7, 942, 900 + 20]]);
    expect(changes(await rehearse(newark, storage(21, 5)))).toEqual([
      [7, 942, 900 + 63],
      [8, 1_200, 1_221],
    ]);
    expect((await rehearse(newark, storage(21, 20))).mostHit).toEqual([]);
  });

  it('changes nothing', async () => {
    const events = async () => (await world.pool.query('SELECT count(*) FROM events')).rows[0];
    const before = await events();
    await rehearse(platform, shipping(1));
    expect(await events()).toEqual(before);
  });
});
