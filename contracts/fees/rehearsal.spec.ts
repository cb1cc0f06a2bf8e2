import { describe, expect, it } from 'vitest';
import type { FeeLine } from './fee-line.ts';
import type { RateCard } from './rate-cards.ts';
import { rehearsed, withDraft, type CardCharge, type CardDraft } from './rehearsal.ts';

const shipping = (cents: number): FeeLine => ({ subject: { service: 'shipping' }, charge: { kind: 'perItem', cents, free: 0 } });
const perOrder: FeeLine = { subject: { service: 'shipping' }, charge: { kind: 'perOrder', cents: 900 } };
const byWeight: FeeLine = { subject: { service: 'transshipment' }, charge: { kind: 'perWeightStep', cents: 80, stepGrams: 500, free: 0 } };
const card = (scope: RateCard['scope'], effectiveFrom: string, ...lines: FeeLine[]): RateCard => ({
  scope,
  versions: [{ version: 1, effectiveFrom, lines }],
});

const merchant = { kind: 'merchant', shopId: 7 } as const;
const cards = [card({ kind: 'platform' }, '2026-01-01', shipping(300)), card(merchant, '2026-10-15', shipping(200))];
const charge: CardCharge = { cardId: 'platform', shopId: 8, line: shipping(300), quantity: 3, items: 3, date: '2026-10-10', postings: 2 };
const by = (draft: CardDraft, changed: Partial<CardCharge> = {}) => rehearsed({ ...charge, ...changed }, withDraft(cards, draft), draft);

describe('Rule: a draft is rehearsed as if it had held all along', () => {
  const dearer: CardDraft = { scope: { kind: 'platform' }, lines: [shipping(350)] };

  it('prices what its card was charged for, and leaves what another was', () => {
    expect(by(dearer)).toBe(2 * 3 * 350);
    expect(by(dearer, { shopId: 7, cardId: 'merchant-7', line: shipping(200), date: '2026-10-20' })).toBe(2 * 3 * 200);
  });

  it('takes the place of more general cards, from before its own was there', () => {
    expect(by({ scope: merchant, lines: [shipping(100)] }, { shopId: 7 })).toBe(2 * 3 * 100);
    expect(by({ scope: merchant, lines: [shipping(100)] })).toBe(2 * 3 * 300);
  });

  it('leaves to the more general card what it leaves out', () => {
    const own = { shopId: 7, cardId: 'merchant-7', line: shipping(200), date: '2026-10-20' };
    expect(by({ scope: merchant, lines: [] }, own)).toBe(2 * 3 * 300);
    expect(by({ scope: { kind: 'platform' }, lines: [] })).toBe(0);
  });

  it('counts orders and items where the posting tells them, and says where it does not', () => {
    expect(by({ scope: { kind: 'platform' }, lines: [perOrder] })).toBe(2 * 900);
    const weighed = { line: byWeight, quantity: 1, items: 2 };
    const perItem: FeeLine = { subject: { service: 'transshipment' }, charge: { kind: 'perItem', cents: 500, free: 0 } };
    expect(by({ scope: { kind: 'platform' }, lines: [perItem] }, weighed)).toBe(2 * 2 * 500);
    expect(by({ scope: { kind: 'platform' }, lines: [perItem] }, { ...weighed, items: null })).toBeUndefined();
  });

  it('counts the smallest step of a line by weight, as a request is charged', () => {
    const dearer: FeeLine = { ...byWeight, charge: { kind: 'perWeightStep', cents: 95, stepGrams: 500, free: 1_000 } };
    expect(by({ scope: { kind: 'platform' }, lines: [dearer] }, { line: byWeight, quantity: 1 })).toBe(2 * 95);
  });
});
