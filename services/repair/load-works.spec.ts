import { describe, expect, it } from 'vitest';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { loadFrom } from '#tests/support/given.ts';
import { rateCardStream } from '../aggregates/rate-card/rate-card.ts';
import { repairItemStream } from '../aggregates/repair/repair-item.ts';
import { loadWorks } from './load-works.ts';

const now = new Date('2026-11-20T12:00:00Z');
const work = (repairItemId: string, priceCents: number): Fact =>
  fact(repairItemStream, repairItemId, { type: 'RepairItemCreated', data: { repairItemId, name: repairItemId, priceCents, estimatedDays: 1 } });
const card = (scope: RateScope, effectiveFrom: string, repairItemId: string, cents: number): Fact => {
  const lines: FeeLine[] = [{ subject: { service: 'repair', repairItemId }, charge: { kind: 'perItem', cents, free: 0 } }];
  const data = { cardId: cardIdOf(scope), version: 1, scope, effectiveFrom, lines, description: 'As agreed' };
  return fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data });
};
const works = [work('clean', 1_500), work('glue', 900)];
const prices = async (shopId: number, ...cards: Fact[]) =>
  (await loadWorks(loadFrom(works, cards), ['clean', 'glue'], { shopId, now })).map(({ priceCents }) => priceCents);

describe('Rule: a work costs what the rate cards say today, or else its list price (R2.135)', () => {
  it('from the day of the card on', async () => {
    expect(await prices(7)).toEqual([1_500, 900]);
    expect(await prices(7, card({ kind: 'repair' }, '2026-11-20', 'clean', 2_000))).toEqual([2_000, 900]);
    expect(await prices(7, card({ kind: 'repair' }, '2026-11-21', 'clean', 2_000))).toEqual([1_500, 900]);
  });

  it("and the merchant's own before that of the repair shop", async () => {
    const cards = [card({ kind: 'repair' }, '2026-11-01', 'clean', 2_000), card({ kind: 'merchant', shopId: 7 }, '2026-11-01', 'clean', 1_000)];
    expect(await prices(7, ...cards)).toEqual([1_000, 900]);
    expect(await prices(8, ...cards)).toEqual([2_000, 900]);
  });
});
