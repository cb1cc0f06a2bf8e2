import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { rateCardStream } from '#services/aggregates/rate-card/rate-card.ts';
import { fact, type Fact } from '#tests/support/facts.ts';

interface Version {
  version?: number;
  effectiveFrom?: string;
  scope?: RateScope;
}

/** A card that holds since long ago, unless told otherwise. */
export const aCard = (lines: readonly FeeLine[], { version = 1, effectiveFrom = '2025-01-01', scope = { kind: 'platform' } }: Version = {}): Fact => {
  const data = { cardId: cardIdOf(scope), version, scope, effectiveFrom, lines: [...lines], description: 'As agreed' };
  return fact(rateCardStream, data.cardId, { type: 'RateCardPublished', data });
};

/** 2.50 for each item that is shipped with a label, 4.00 for a reshipped order, 1.50 for a transfer. */
export const usualLines: readonly FeeLine[] = [
  { subject: { service: 'shipping' }, charge: { kind: 'perItem', cents: 250, free: 0 } },
  { subject: { service: 'transshipment' }, charge: { kind: 'perOrder', cents: 400 } },
  { subject: { service: 'switchUser' }, charge: { kind: 'perOrder', cents: 150 } },
];

/** The same, but 0.90 for each 500 g of a reshipped order. */
export const linesByWeight: readonly FeeLine[] = [
  ...usualLines.filter(({ subject }) => subject.service !== 'transshipment'),
  { subject: { service: 'transshipment' }, charge: { kind: 'perWeightStep', cents: 90, stepGrams: 500, free: 0 } },
];
