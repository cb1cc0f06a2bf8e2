import type { FeeLine } from './fee-line.ts';
import { lineIdOf, type FeeSubject } from './fee-subjects.ts';
import { cardIdOf, scopesFor, type RatedParty, type RateScope } from './rate-scopes.ts';

/** What a card says from a day on, until its next version does. */
export interface CardVersion {
  /** Counts from 1 within its card; 0 where it stands for the terms that a warehouse was given before it had a card. */
  version: number;
  /** `YYYY-MM-DD` in the zone of the card; null: from the beginning. */
  effectiveFrom: string | null;
  lines: readonly FeeLine[];
}

/** A rate card without what was withdrawn of it. The order of its versions does not matter. */
export interface RateCard {
  scope: RateScope;
  versions: readonly CardVersion[];
}

/** The line that holds, and where it stands. */
export interface Rate {
  cardId: string;
  version: number;
  lineId: string;
  scope: RateScope;
  effectiveFrom: string | null;
  line: FeeLine;
}

/** What is asked of the cards: which service, for whom, where. */
export interface RateAsked extends RatedParty {
  subject: FeeSubject;
}

/**
 * The rate in force on a day (`YYYY-MM-DD`): of the most specific card whose version of that day has a line for the subject. Cards that do not concern the party
 * are left aside; undefined where none says anything, which means no fee.
 */
export const rateAt = (cards: readonly RateCard[], asked: RateAsked, date: string): Rate | undefined => {
  const lineId = lineIdOf(asked.subject);
  const byId = new Map(cards.map((card) => [cardIdOf(card.scope), card]));
  for (const scope of scopesFor(asked, asked.subject.service)) {
    const cardId = cardIdOf(scope);
    const found = versionAt(byId.get(cardId)?.versions ?? [], date);
    const line = found?.lines.find(({ subject }) => lineIdOf(subject) === lineId);
    if (found && line) return { cardId, version: found.version, lineId, scope, effectiveFrom: found.effectiveFrom, line };
  }
  return undefined;
};

/** What a card says on a day; undefined before its first version. */
export const versionAt = <Version extends CardVersion>(versions: readonly Version[], date: string): Version | undefined =>
  versions
    .filter(({ effectiveFrom }) => since(effectiveFrom) <= date)
    .reduce<Version | undefined>((latest, version) => (latest && !isAfter(version, latest) ? latest : version), undefined);

const since = (effectiveFrom: string | null): string => effectiveFrom ?? '';

const isAfter = (one: CardVersion, other: CardVersion): boolean =>
  since(one.effectiveFrom) === since(other.effectiveFrom) ? one.version > other.version : since(one.effectiveFrom) > since(other.effectiveFrom);

/** A rate from one day up to, not including, another; open where null. */
export interface RatePeriod {
  from: string | null;
  before: string | null;
  rate: Rate;
}

/** The rates of a subject one after the other, oldest first, each as long as it holds; days without one are left out. */
export const ratePeriods = (cards: readonly RateCard[], asked: RateAsked): RatePeriod[] => {
  const ids = new Set(scopesFor(asked, asked.subject.service).map(cardIdOf));
  const concerned = cards.filter(({ scope }) => ids.has(cardIdOf(scope)));
  const starts = [...new Set(concerned.flatMap(({ versions }) => versions.map(({ effectiveFrom }) => since(effectiveFrom))))].toSorted();
  return starts
    .flatMap((from, index): RatePeriod[] => {
      const rate = rateAt(concerned, asked, from);
      return rate ? [{ from: from || null, before: starts[index + 1] ?? null, rate }] : [];
    })
    .reduce<RatePeriod[]>(joined, []);
};

/** A version of another card may begin without a change to what holds. */
const joined = (periods: RatePeriod[], next: RatePeriod): RatePeriod[] => {
  const last = periods.at(-1);
  return last && last.before === next.from && isSame(last.rate, next.rate)
    ? [...periods.slice(0, -1), { ...last, before: next.before }]
    : [...periods, next];
};

const isSame = (one: Rate, other: Rate): boolean =>
  one.cardId === other.cardId && one.version === other.version && one.effectiveFrom === other.effectiveFrom;
