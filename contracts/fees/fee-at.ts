import { feeOf, unitOf, type ChargeUnit } from './fee-line.ts';
import { rateAt, type Rate, type RateAsked, type RateCard } from './rate-cards.ts';

/** What a quantity costs, and by which line: all that the basis of its posting needs. */
export interface AgreedFee {
  rate: Rate;
  quantity: number;
  unit: ChargeUnit;
  cents: number;
}

/** What is known of what is charged: orders, items, grams or cents. */
export type Quantities = Readonly<Partial<Record<ChargeUnit, number>>>;

/**
 * What a service costs on a day (`YYYY-MM-DD`). Undefined where no card sets a rate, and where the line in force counts something that is not known yet, such as the
 * weight of a parcel before it is packed.
 */
export const feeAt = (cards: readonly RateCard[], asked: RateAsked, quantities: Quantities, date: string): AgreedFee | undefined => {
  const rate = rateAt(cards, asked, date);
  if (!rate) return undefined;
  const unit = unitOf(rate.line);
  const quantity = quantities[unit];
  return quantity === undefined ? undefined : { rate, quantity, unit, cents: feeOf(rate.line, quantity) };
};
