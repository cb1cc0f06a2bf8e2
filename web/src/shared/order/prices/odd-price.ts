import type { OrderItem } from '#contracts/outbound/order-rows.ts';

/** So many times what is known, or so small a part of it, is far enough to be a slip of the hand. */
const farFactor = 3;

type Known = Pick<OrderItem, 'costPrice' | 'lastSale'>;

export interface OddPrice {
  from: 'lastSale' | 'cost';
  /** How many times what it is compared with. */
  ratio: number;
}

/** What a price, in cents, is far from: the last sale of such an item, or else what it cost. Undefined where it is near to what is known, or nothing is. */
export const oddPrice = (price: number, { costPrice, lastSale }: Known): OddPrice | undefined =>
  farFrom('lastSale', price, lastSale?.price) ?? farFrom('cost', price, costPrice);

const farFrom = (from: OddPrice['from'], price: number, known: number | null | undefined): OddPrice | undefined => {
  if (!known) return undefined;
  return price > known * farFactor || price * farFactor < known ? { from, ratio: price / known } : undefined;
};
