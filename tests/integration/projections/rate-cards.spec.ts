import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { getMerchantRates, listMerchantRates, listRateCards } from '#contracts/fees/rate-card-queries.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { reference } from './facts.ts';
import { actorOf, admin } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

const shipping = (cents: number): FeeLine => ({ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents, free: 0 } });
const switching: FeeLine = { subject: { service: 'switchUser' }, charge: { kind: 'perOrder', cents: 250 } };
const storage = (cents: number): FeeLine => ({ subject: { service: 'storage' }, charge: { kind: 'perDay', cents, freeDays: 10 } });

const platform: RateScope = { kind: 'platform' };
const kicks: RateScope = { kind: 'merchant', shopId: 7 };
const newark: RateScope = { kind: 'warehouse', warehouseId: 'EWR' };

const published = (scope: RateScope, version: number, effectiveFrom: string, ...lines: FeeLine[]): Fact => {
  const data = { cardId: cardIdOf(scope), version, scope, effectiveFrom, lines, description: 'As agreed' };
  return fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data });
};

let world: ReadWorld;
beforeAll(async () => {
  world = await readWorld('2026-09-01T15:00:00.000Z');
  const by = actorOf({ ...admin, name: 'Grace' });
  await world.happen(by, ...reference);
  await world.happen(by, published(platform, 1, '2026-10-01', shipping(300), switching), published(newark, 1, '2026-11-01', storage(40)));
  await world.happen(by, published(platform, 2, '2026-12-01', shipping(350), switching), published(kicks, 1, '2026-10-15', shipping(100)));
  await world.happen(by, published({ kind: 'merchantInWarehouse', shopId: 7, warehouseId: 'LAX' }, 1, '2026-12-24', storage(1)));
  await world.happen(by, published(platform, 3, '2026-12-15', shipping(1), switching));
  const reason = 'Mistyped';
  await world.happen(by, fact(rateCardStream, 'platform', { type: 'RateCardWithdrawn', data: { cardId: 'platform', version: 3, reason } }));
  await world.happen(by, fact(walletStream, 7, { type: 'CreditLimitSet', data: { shopId: 7, creditLimitCents: 20_000 } }));
  world.setClock('2026-11-20T15:00:00.000Z');
});
afterAll(() => world.close());

const cards = async (...kinds: RateScope['kind'][]) => (await world.ask(listRateCards, admin, { kinds })).records;

describe('Rule: a card shows what was, is and will be in force, and what was withdrawn (R2.133)', () => {
  it('with the days of each version, and who published it', async () => {
    const [card] = await cards('platform');
    expect(card).toMatchObject({ cardId: 'platform', timeZone: 'UTC', earliest: '2026-11-21', shopInfo: null, wareName: null });
    expect(card!.versions.map(({ version, state, effectiveFrom, before }) => [version, state, effectiveFrom, before])).toEqual([
      [3, 'withdrawn', '2026-12-15', null],
      [2, 'coming', '2026-12-01', null],
      [1, 'inForce', '2026-10-01', '2026-12-01'],
    ]);
    expect(card!.versions[0]).toMatchObject({ publishedBy: 'Grace', withdrawal: { by: 'Grace', reason: 'Mistyped' } });
    expect(card!.versions[2]).toMatchObject({ lines: [shipping(300), switching], description: 'As agreed', withdrawal: null });
  });

  it('and moves on by the clock alone', async () => {
    world.setClock('2026-12-01T00:00:00.000Z');
    expect((await cards('platform'))[0]!.versions.map(({ state }) => state)).toEqual(['withdrawn', 'inForce', 'past']);
    world.setClock('2026-11-20T15:00:00.000Z');
  });

  it("each warehouse's, with the terms it had before as its first version (R9.25)", async () => {
    const [first, second] = await cards('warehouse');
    expect(first).toMatchObject({ cardId: 'warehouse-EWR', wareName: 'EWR-1 Newark', timeZone: 'America/New_York' });
    expect(first!.versions).toMatchObject([
      { version: 1, state: 'inForce', effectiveFrom: '2026-11-01' },
      { version: 0, state: 'past', effectiveFrom: null, before: '2026-11-01', publishedBy: null },
    ]);
    expect(second).toMatchObject({ cardId: 'warehouse-LAX', versions: [{ version: 0, state: 'inForce' }] });
  });

  it('and those of the levels before anything was published', async () => {
    expect(await cards('level')).toMatchObject([
      { cardId: 'level-Basic', versions: [] },
      { cardId: 'level-Advance', versions: [] },
    ]);
  });
});

describe("Rule: a merchant's own rates stand in the place of the platform's (R2.134, R2.176)", () => {
  it('says what holds today, and by which card', async () => {
    const rates = await world.ask(getMerchantRates, admin, { shopId: 7 });
    expect(rates).toMatchObject({ shopInfo: { id: 7, realname: 'Kicks & Co.' }, creditLimitCents: 20_000 });
    expect(rates.cards.map(({ cardId }) => cardId)).toEqual(['merchant-7', 'merchant-7-LAX']);
    expect(rates.rates.map(({ subject, cardId, version }) => [subject.service, cardId, version])).toEqual([
      ['shipping', 'merchant-7', 1],
      ['switchUser', 'platform', 1],
    ]);
    const other = await world.ask(getMerchantRates, admin, { shopId: 8 });
    expect(other).toMatchObject({
      creditLimitCents: 0,
      cards: [{ cardId: 'merchant-8', versions: [] }],
      rates: [{ cardId: 'platform' }, { cardId: 'platform' }],
    });
    expect(await world.refusal(getMerchantRates, admin, { shopId: 99 })).toBe('NotFound');
  });

  it('lists who has any, and whose change is coming', async () => {
    const page = await world.ask(listMerchantRates, admin, {});
    expect(page.counts).toEqual({ all: 3, own: 1, coming: 1 });
    expect(page.data.map(({ shopInfo, services, nextChange }) => [shopInfo.id, services, nextChange])).toEqual([
      [1, [], null],
      [7, ['shipping'], '2026-12-24'],
      [8, [], null],
    ]);
    const ids = async (query: object) => (await world.ask(listMerchantRates, admin, query)).data.map(({ shopInfo }) => shopInfo.id);
    expect(await ids({ view: 'own' })).toEqual([7]);
    expect(await ids({ text: 'vault' })).toEqual([8]);
    expect(await ids({ sort: 'name', order: 'desc' })).toEqual([8, 1, 7]);
  });
});
