import { describe, expect, it } from 'vitest';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { publishRateCardEndpoint } from '#contracts/fees/rate-card-commands.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { agreedFee } from '../aggregates/rate-card/agreed-rate.ts';
import { asRateCard, rateCardStream } from '../aggregates/rate-card/rate-card.ts';
import { aShop, aWarehouse } from '../aggregates/reference-examples.ts';
import { repairItemStream } from '../aggregates/repair/repair-item.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { specification, stateOf } from '#tests/support/given.ts';
import { generalScopes, publishRateCard, type PublishRateCard } from './publish-rate-card.ts';
import { withdrawRateCard } from './withdraw-rate-card.ts';

const platform: RateScope = { kind: 'platform' };
const merchant: RateScope = { kind: 'merchant', shopId: 7 };
const losAngeles: RateScope = { kind: 'warehouse', warehouseId: 'LAX' };
const basic: RateScope = { kind: 'level', level: 'Basic' };

const shipping = (cents: number): FeeLine => ({ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents, free: 0 } });
const switching = (cents: number): FeeLine => ({ subject: { service: 'switchUser' }, charge: { kind: 'perItem', cents, free: 0 } });
const storage = (cents: number, freeDays = 30): FeeLine => ({ subject: { service: 'storage' }, charge: { kind: 'perDay', cents, freeDays } });
const cleaning: FeeLine = { subject: { service: 'repair', repairItemId: 'C' }, charge: { kind: 'perItem', cents: 1_500, free: 0 } };

/** Evening in Los Angeles, the next day by UTC. */
const now = new Date('2026-11-25T02:00:00Z');
const warehouse = aWarehouse('LAX', { timeZone: 'America/Los_Angeles' });
const description = 'Prices of the new season';

const published = (scope: RateScope, version: number, effectiveFrom: string, ...lines: FeeLine[]): Fact => {
  const cardId = cardIdOf(scope);
  return fact(rateCardStream, cardId, { type: 'RateCardPublished', data: { cardId, version, scope, effectiveFrom, lines, description } });
};

const publishing = specification(publishRateCard, (given, { body: { scope, lines } }) => {
  const house = 'warehouseId' in scope ? given.one(warehouseStream, scope.warehouseId) : undefined;
  return {
    card: given.one(rateCardStream, cardIdOf(scope)),
    shop: 'shopId' in scope ? given.one(shopStream, scope.shopId) : undefined,
    warehouse: house,
    works: lines.flatMap(({ subject }) => (subject.service === 'repair' ? [given.one(repairItemStream, subject.repairItemId)] : [])),
    general: generalScopes(scope, house).map((general) => asRateCard(general, given.one(rateCardStream, cardIdOf(general)))),
  };
});
const withdrawing = specification(withdrawRateCard, (given, { body }) => ({
  card: given.one(rateCardStream, body.cardId),
  warehouse: body.cardId === 'warehouse-LAX' ? given.one(warehouseStream, 'LAX') : undefined,
}));

const draft = (scope: RateScope, effectiveFrom: string, ...lines: FeeLine[]): PublishRateCard => ({
  body: { scope, effectiveFrom, lines, description },
  now,
});

describe('Rule: a rate card is never back-dated', () => {
  it('starts tomorrow at the earliest, by UTC', () => {
    const expected = { id: 'platform', type: 'RateCardPublished', data: { version: 1, effectiveFrom: '2026-11-26', lines: [shipping(300)] } };
    publishing
      .given()
      .when(draft(platform, '2026-11-26', shipping(300)))
      .then(expected);
    for (const date of ['2026-11-25', '2026-01-01'])
      publishing
        .given()
        .when(draft(platform, date, shipping(300)))
        .thenRejected('RateCardBackdated', { field: 'effectiveFrom', params: { earliest: '2026-11-26', timeZone: 'UTC' } });
  });

  it("or by the warehouse's own day for its storage", () => {
    publishing
      .given(warehouse)
      .when(draft(losAngeles, '2026-11-25', storage(40)))
      .then({ id: 'warehouse-LAX', type: 'RateCardPublished' });
    publishing
      .given(warehouse)
      .when(draft(losAngeles, '2026-11-24', storage(40)))
      .thenRejected('RateCardBackdated', { params: { earliest: '2026-11-25', timeZone: 'America/Los_Angeles' } });
  });

  it('and by both where it sets more than storage', () => {
    publishing
      .given(warehouse)
      .when(draft(losAngeles, '2026-11-25', storage(40), shipping(300)))
      .thenRejected('RateCardBackdated', { params: { earliest: '2026-11-26', timeZone: 'America/Los_Angeles' } });
  });

  it('nor is it set for a year that was mistyped', () => {
    publishing
      .given()
      .when(draft(platform, '2206-12-01', shipping(300)))
      .thenRejected('RateCardTooFarAhead', { params: { latest: '2028-11-24' } });
  });
});

describe('Rule: a rule description needs at least five characters (R5.19)', () => {
  const issues = (text: string) =>
    publishRateCardEndpoint.body?.safeParse({ ...draft(platform, '2026-12-01', shipping(1)).body, description: text }).error?.issues;

  it('blanks around it do not count', () => {
    expect(issues('  four  ')).toMatchObject([{ path: ['description'], message: 'RuleDescriptionShort' }]);
    expect(issues(' fives ')).toBeUndefined();
  });
});

describe('Rule: what a card has priced stays priced', () => {
  const first = published(platform, 1, '2026-01-01', shipping(300), switching(200));

  it('by its next version', () => {
    publishing
      .given(first)
      .when(draft(platform, '2026-12-01', shipping(350)))
      .thenRejected('RateCardGap', { field: 'lines', params: { lineId: 'switchUser', date: '2026-12-01' } });
    publishing
      .given(first)
      .when(draft(platform, '2026-12-01', shipping(350), switching(0)))
      .then({ id: 'platform', type: 'RateCardPublished', data: { version: 2 } });
  });

  it('by the version after it, too', () => {
    const next = published(platform, 2, '2027-01-01', shipping(310), switching(210));
    publishing
      .given(first, next)
      .when(draft(platform, '2026-12-01', shipping(300), switching(200), storage(9)))
      .thenRejected('RateCardGap', { params: { lineId: 'storage', date: '2027-01-01' } });
  });

  it('or by a more general card, so that a merchant can return to what everybody pays', () => {
    const own = published(merchant, 1, '2026-06-01', shipping(100));
    publishing
      .given(aShop(7), first, own)
      .when(draft(merchant, '2026-12-01'))
      .then({ id: 'merchant-7', type: 'RateCardPublished', data: { version: 2, lines: [] } });
    publishing
      .given(aShop(7), own)
      .when(draft(merchant, '2026-12-01'))
      .thenRejected('RateCardGap', { params: { lineId: 'shipping' } });
  });

  it('where that is in force, for what is coming could be withdrawn again', () => {
    const own = published(merchant, 1, '2026-06-01', shipping(100));
    publishing
      .given(aShop(7), own, published(platform, 1, '2026-11-30', shipping(300)))
      .when(draft(merchant, '2026-12-01'))
      .thenRejected('RateCardGap');
  });

  it("the terms of a warehouse among it: it can go by its level's card once there is one", () => {
    publishing
      .given(warehouse)
      .when(draft(losAngeles, '2026-12-01', shipping(300)))
      .thenRejected('RateCardGap', { params: { lineId: 'storage' } });
    publishing
      .given(warehouse, published(basic, 1, '2026-06-01', storage(12)))
      .when(draft(losAngeles, '2026-12-01'))
      .then({ id: 'warehouse-LAX', type: 'RateCardPublished' });
  });
});

describe('Rule: a card says something new, each line once, of what it can price', () => {
  it('refuses what is the same already', () => {
    const first = published(platform, 1, '2026-01-01', shipping(300));
    publishing
      .given(first)
      .when(draft(platform, '2026-12-01', shipping(300)))
      .thenRejected('RateCardUnchanged');
    publishing
      .given(warehouse)
      .when(draft(losAngeles, '2026-12-01', storage(5, 30)))
      .thenRejected('RateCardUnchanged');
  });

  it('refuses a second version on a day', () => {
    publishing
      .given(published(platform, 1, '2026-12-01', shipping(300)))
      .when(draft(platform, '2026-12-01', shipping(310)))
      .thenRejected('RateCardDateTaken', { params: { version: 1, date: '2026-12-01' } });
  });

  it('refuses a line twice, and one of another card', () => {
    publishing
      .given()
      .when(draft(platform, '2026-12-01', shipping(1), shipping(2)))
      .thenRejected('RateLineTwice', { field: 'lines.1.subject' });
    publishing
      .given()
      .when(draft({ kind: 'labels' }, '2026-12-01', shipping(1)))
      .thenRejected('RateServiceForeign', { field: 'lines.0.subject', params: { lineId: 'shipping' } });
  });

  it('refuses shops, warehouses and works that there are not', () => {
    publishing
      .given()
      .when(draft(merchant, '2026-12-01', shipping(1)))
      .thenRejected('NotFound', { field: 'scope.shopId' });
    publishing
      .given()
      .when(draft(losAngeles, '2026-12-01', storage(1)))
      .thenRejected('WarehouseUnknown', { field: 'scope.warehouseId' });
    publishing
      .given()
      .when(draft({ kind: 'repair' }, '2026-12-01', cleaning))
      .thenRejected('RepairItemUnknown', { field: 'lines.0.subject' });
  });
});

describe('Rule: a version is withdrawn before it is in force, and never after', () => {
  const reason = 'Was agreed otherwise';
  const withdraw = (cardId: string, version: number) => ({ body: { cardId, version, reason }, now });

  it('and its number is not given again', () => {
    const coming = published(platform, 1, '2026-11-26', shipping(300));
    const withdrawn = withdrawing.given(coming).when(withdraw('platform', 1));
    withdrawn.then({ id: 'platform', type: 'RateCardWithdrawn', data: { version: 1, reason } });
    publishing
      .given(coming, withdrawn.facts())
      .when(draft(platform, '2026-11-26', shipping(310)))
      .then({ id: 'platform', type: 'RateCardPublished', data: { version: 2 } });
    withdrawing.given(coming, withdrawn.facts()).when(withdraw('platform', 1)).thenRejected('RateVersionUnknown');
  });

  it('refuses what has begun', () => {
    withdrawing
      .given(published(platform, 1, '2026-11-25', shipping(300)))
      .when(withdraw('platform', 1))
      .thenRejected('RateCardInForce', { params: { version: 1, date: '2026-11-25' } });
    withdrawing
      .given(warehouse, published(losAngeles, 1, '2026-11-25', storage(40)))
      .when(withdraw('warehouse-LAX', 1))
      .then({ id: 'warehouse-LAX', type: 'RateCardWithdrawn' });
  });
});

describe('Rule: a fee is agreed by the line in force on the day, by UTC', () => {
  const cards = [
    published(merchant, 1, '2026-11-26', shipping(100)),
    published(platform, 1, '2026-01-01', shipping(300), { subject: { service: 'consignment' }, charge: { kind: 'percent', basisPoints: 300 } }),
  ];
  const loaded = [merchant, platform].map((scope) => asRateCard(scope, stateOf(rateCardStream, cardIdOf(scope), cards)));
  const fee = (service: 'shipping' | 'consignment' | 'switchUser', at: Date) =>
    agreedFee(loaded, { shopId: 7, subject: { service } }, { item: 3, cent: 20_000 }, at);

  it('says the card, the quantity and the cents', () => {
    expect(fee('shipping', now)).toMatchObject({
      rate: { cardId: 'platform', version: 1, lineId: 'shipping' },
      quantity: 3,
      unit: 'item',
      cents: 900,
    });
    expect(fee('shipping', new Date('2026-11-26T00:00:00Z'))).toMatchObject({ rate: { cardId: 'merchant-7' }, cents: 300 });
    expect(fee('consignment', now)).toMatchObject({ unit: 'cent', cents: 600 });
  });

  it('and nothing where no card sets a rate, or its quantity is not known', () => {
    expect(fee('switchUser', now)).toBeUndefined();
    expect(agreedFee(loaded, { shopId: 7, subject: { service: 'consignment' } }, { item: 1 }, now)).toBeUndefined();
  });
});
