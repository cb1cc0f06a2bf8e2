import { earliestStart, latestStart, zoneOf } from '#contracts/fees/card-days.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { lineIdOf, type FeeSubject } from '#contracts/fees/fee-subjects.ts';
import { rateAt, versionAt, type CardVersion, type RateCard } from '#contracts/fees/rate-cards.ts';
import { pricesService, type RatedParty, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { PublishedVersion } from '../aggregates/rate-card/rate-card.ts';

/** What is to be published, and where the card stands. */
export interface Draft {
  scope: RateScope;
  effectiveFrom: string;
  lines: readonly FeeLine[];
}

/** What has begun is never priced anew: relief for the past is a reversal. */
export const requireNotBackdated = ({ effectiveFrom, lines }: Draft, timeZone: string | undefined, now: Date): Rejection | undefined => {
  const earliest = earliestStart(lines, timeZone, now);
  const latest = latestStart(now);
  if (effectiveFrom < earliest) return reject('RateCardBackdated', { field: 'effectiveFrom', params: { earliest, timeZone: zoneOf(timeZone) } });
  return effectiveFrom > latest ? reject('RateCardTooFarAhead', { field: 'effectiveFrom', params: { latest } }) : undefined;
};

/** Each line once, and only for what a card of this scope prices. */
export const requireLinesFit = ({ scope, lines }: Draft): Rejection | undefined => {
  const foreign = lines.findIndex(({ subject }) => !pricesService(scope, subject.service));
  if (foreign !== -1)
    return reject('RateServiceForeign', { field: `lines.${foreign}.subject`, params: { lineId: lineIdOf(lines[foreign]!.subject) } });
  const ids = lines.map(({ subject }) => lineIdOf(subject));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  return twice === -1 ? undefined : reject('RateLineTwice', { field: `lines.${twice}.subject`, params: { lineId: ids[twice]! } });
};

export const requireFreeDate = ({ effectiveFrom }: Draft, versions: readonly PublishedVersion[]): Rejection | undefined => {
  const taken = versions.find((version) => version.effectiveFrom === effectiveFrom);
  return taken && reject('RateCardDateTaken', { field: 'effectiveFrom', params: { version: taken.version, date: effectiveFrom } });
};

/** A version that says what the one before it says would only be noise in the timeline. */
export const requireChange = ({ effectiveFrom, lines }: Draft, versions: readonly CardVersion[]): Rejection | undefined => {
  const before = versionAt(versions, effectiveFrom)?.lines ?? [];
  const saysOf = (all: readonly FeeLine[]) => JSON.stringify(all.map(({ subject, charge }) => [lineIdOf(subject), sorted(charge)]).toSorted());
  return saysOf(before) === saysOf(lines) ? reject('RateCardUnchanged', { field: 'lines', params: { date: effectiveFrom } }) : undefined;
};

const sorted = (charge: object) => Object.entries(charge).toSorted(([one], [other]) => (one < other ? -1 : 1));

interface Surroundings {
  /** Of the card itself, the terms of its warehouse among them. */
  versions: readonly CardVersion[];
  /** The more general cards, in whose place this one stands. */
  general: readonly RateCard[];
  /** Whom the card is for. */
  party: RatedParty;
  today: string;
}

/**
 * What a card has priced stays priced: by its next version, or by a more general card. Only what such a card has in force today counts, for the rest could
 * be withdrawn again.
 */
export const requireNoGap = (draft: Draft, { versions, general, party, today }: Surroundings): Rejection | undefined => {
  const before = versionAt(versions, draft.effectiveFrom);
  const after = versions
    .filter(({ effectiveFrom }) => effectiveFrom !== null && effectiveFrom > draft.effectiveFrom)
    .toSorted((one, other) => (one.effectiveFrom! < other.effectiveFrom! ? -1 : 1))
    .at(0);
  // Every warehouse has terms, or leaves storage to a card that has.
  const isCovered = (subject: FeeSubject) =>
    (subject.service === 'storage' && party.shopId !== undefined) || rateAt(general, { ...party, subject }, today) !== undefined;
  return (
    firstGap(before?.lines ?? [], draft.lines, draft.effectiveFrom, isCovered) ??
    (after && firstGap(draft.lines, after.lines, after.effectiveFrom!, isCovered))
  );
};

const firstGap = (
  before: readonly FeeLine[],
  after: readonly FeeLine[],
  date: string,
  isCovered: (subject: FeeSubject) => boolean,
): Rejection | undefined => {
  const ids = new Set(after.map(({ subject }) => lineIdOf(subject)));
  const lost = before.find(({ subject }) => !ids.has(lineIdOf(subject)) && !isCovered(subject));
  return lost && reject('RateCardGap', { field: 'lines', params: { lineId: lineIdOf(lost.subject), date } });
};
