import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { feeAt, type AgreedFee, type Quantities } from '#contracts/fees/fee-at.ts';
import type { FeeService } from '#contracts/fees/fee-subjects.ts';
import type { RateAsked, RateCard } from '#contracts/fees/rate-cards.ts';
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

/** What a service costs now; undefined as `feeAt` says. */
export const agreedFee = (cards: readonly RateCard[], asked: RateAsked, quantities: Quantities, now: Date): AgreedFee | undefined =>
  feeAt(cards, asked, quantities, dayIn(now, BOOK_TIME_ZONE));
