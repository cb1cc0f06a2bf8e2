import { feeOf, unitOf, type FeeLine } from './fee-line.ts';
import { rateAt, type RateCard } from './rate-cards.ts';
import { cardIdOf, type RatedParty, type RateScope } from './rate-scopes.ts';
import { chargesLeast, requestQuantity } from './request-quantity.ts';

/** A card that is not published yet: all of its lines. */
export interface CardDraft {
  scope: RateScope;
  lines: readonly FeeLine[];
}

/** The cards as if the draft had always held in place of the card of its scope. */
export const withDraft = (cards: readonly RateCard[], { scope, lines }: CardDraft): RateCard[] => [
  ...cards.filter((card) => cardIdOf(card.scope) !== cardIdOf(scope)),
  { scope, versions: [{ version: 0, effectiveFrom: null, lines }] },
];

/** Postings by one line of a card: for whom, where, on which day, and how many of one quantity. */
export interface CardCharge extends RatedParty {
  cardId: string;
  line: FeeLine;
  quantity: number;
  /** What the order had; null where the charge was for none. */
  items: number | null;
  date: string;
  postings: number;
}

/**
 * What a charge would have been, in cents, had the draft held: as it was where neither it nor the card in its place has a say. Undefined where the draft counts
 * what the posting does not tell, such as a price.
 */
export const rehearsed = (charge: CardCharge, drafted: readonly RateCard[], draft: CardDraft): number | undefined => {
  const { cardId, line, date, postings } = charge;
  const rate = rateAt(drafted, { ...charge, subject: line.subject }, date);
  const draftId = cardIdOf(draft.scope);
  if (rate?.cardId !== draftId && cardId !== draftId) return feeOf(line, charge.quantity) * postings;
  if (!rate) return 0;
  const quantity = quantityFor(charge, rate.line);
  return quantity === undefined ? undefined : feeOf(rate.line, quantity) * postings;
};

const quantityFor = ({ line, quantity, items }: CardCharge, by: FeeLine): number | undefined => {
  if (chargesLeast(by)) return requestQuantity(by, items ?? 1);
  const unit = unitOf(by);
  if (unit === unitOf(line)) return quantity;
  if (unit === 'order') return 1;
  return unit === 'item' ? (items ?? undefined) : undefined;
};
