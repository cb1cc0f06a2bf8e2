import type { CardVersion, RateCard, RateAsked, RatePeriod } from './rate-cards.ts';
import { ratePeriods } from './rate-cards.ts';

/** The storage terms that a warehouse was given before it had a card, from a day on; null: from the beginning. */
export interface StorageTerms {
  from: string | null;
  freeDays: number;
  dailyFeeCents: number;
}

/**
 * The card of a warehouse with the terms that it was created and changed with as its first versions (R9.25), until a card is published for it: from that day on
 * the card alone counts, even where it leaves storage to the card of the level.
 */
export const warehouseCard = (warehouseId: string, terms: readonly StorageTerms[], published: readonly CardVersion[]): RateCard => {
  const firstPublished = published.reduce<string | undefined>((first, { effectiveFrom }) => earlier(first, effectiveFrom ?? ''), undefined);
  return {
    scope: { kind: 'warehouse', warehouseId },
    versions: [...terms.filter(({ from }) => firstPublished === undefined || (from ?? '') < firstPublished).map(asVersion), ...published],
  };
};

const earlier = (one: string | undefined, other: string): string => (one === undefined || other < one ? other : one);

const asVersion = ({ from, freeDays, dailyFeeCents }: StorageTerms): CardVersion => ({
  version: 0,
  effectiveFrom: from,
  lines: [{ subject: { service: 'storage' }, charge: { kind: 'perDay', freeDays, cents: dailyFeeCents } }],
});

/** What a day of storage costs from one day up to, not including, another, and by which card. */
export interface StoragePeriod extends Pick<RatePeriod, 'from' | 'before'> {
  cardId: string;
  version: number;
  freeDays: number;
  dailyFeeCents: number;
}

/** The storage rates for a merchant in a warehouse, oldest first. Days without any are free. */
export const storagePeriods = (cards: readonly RateCard[], party: Omit<RateAsked, 'subject'>): StoragePeriod[] =>
  ratePeriods(cards, { ...party, subject: { service: 'storage' } }).flatMap(({ from, before, rate: { cardId, version, line } }) =>
    line.charge.kind === 'perDay' ? [{ from, before, cardId, version, freeDays: line.charge.freeDays, dailyFeeCents: line.charge.cents }] : [],
  );
