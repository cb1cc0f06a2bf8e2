import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { feeOf, unitOf, type ChargeUnit } from '#contracts/fees/fee-line.ts';
import type { FeeService } from '#contracts/fees/fee-subjects.ts';
import { rateAt, type Rate, type RateAsked, type RateCard } from '#contracts/fees/rate-cards.ts';
import { cardIdOf, scopesFor, type RatedParty } from '#contracts/fees/rate-scopes.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { asRateCard, rateCardStream } from './rate-card.ts';

/** The cards that may price a service for a party, in one round trip. */
export const loadRateCards = async (load: Load, party: RatedParty, service: FeeService): Promise<RateCard[]> => {
  const scopes = scopesFor(party, service);
  const cards = await load.many(rateCardStream, scopes.map(cardIdOf));
  return scopes.map((scope, index) => asRateCard(scope, cards[index]!));
};

/** The same for a question, which decides nothing. */
export const rateCardsIn = (log: EventLog, party: RatedParty, service: FeeService): Promise<RateCard[]> =>
  Promise.all(scopesFor(party, service).map(async (scope) => asRateCard(scope, await stateOf(log, rateCardStream, cardIdOf(scope)))));

/** The line in force now among the loaded cards; undefined where none sets a rate, which means no fee. */
export const agreedRate = (cards: readonly RateCard[], asked: RateAsked, now: Date): Rate | undefined =>
  rateAt(cards, asked, dayIn(now, BOOK_TIME_ZONE));

/** What a quantity costs now, and by which line: all that the basis of its posting needs. */
export interface AgreedFee {
  rate: Rate;
  quantity: number;
  unit: ChargeUnit;
  cents: number;
}

/**
 * What a service costs now. `quantities` holds what is known of it: orders, items, grams or cents. Undefined where no card sets a rate, and where the line in
 * force counts something that is not known yet, such as the weight of a parcel before it is packed.
 */
export const agreedFee = (
  cards: readonly RateCard[],
  asked: RateAsked,
  quantities: Readonly<Partial<Record<ChargeUnit, number>>>,
  now: Date,
): AgreedFee | undefined => {
  const rate = agreedRate(cards, asked, now);
  if (!rate) return undefined;
  const unit = unitOf(rate.line);
  const quantity = quantities[unit];
  if (quantity === undefined) return undefined;
  return { rate, quantity, unit, cents: feeOf(rate.line, quantity) };
};
