import type { NumberSeries } from '#kernel/numbers/numbers.ts';
import { inboundBatchNumbers } from '#services/aggregates/batch/batch-numbers.ts';
import { orderNumbers } from '#services/aggregates/order/order-numbers.ts';
import { packageNumbers } from '#services/aggregates/package/package-numbers.ts';
import { rechargeNumbers } from '#services/aggregates/recharge/recharge-numbers.ts';
import { labelSerials } from '#services/aggregates/shipping-label/label-serials.ts';
import type { LastNumbers } from '../engine/seeded-numbers.ts';
import type { ShopPlan } from '../cast/shops.ts';
import { largeCast } from './large-cast.ts';

export interface LargePlan {
  seed: string;
  /** The end of the world's time. */
  now: Date;
  items: number;
  /** How long it has been going on. */
  days: number;
}

/** What is made in one go: the life of one shop, whose goods, papers and money nobody else's touch. */
export interface Part {
  shop: ShopPlan;
  items: number;
  /** What was given before it; it stays below what the next one begins after. */
  numbers: LastNumbers;
}

/** Shares of the goods: a few shops do most of the business. */
const shareOf = (rank: number): number => 1 / (rank + 12);

/** So many numbers of a series are set aside for each item of a shop, and some more: shops live at the same time, and none waits for another's numbers. */
const room: readonly { series: NumberSeries<unknown>; perItem: number; more: number }[] = [
  { series: orderNumbers, perItem: 0.55, more: 20 },
  { series: packageNumbers, perItem: 0.5, more: 60 },
  { series: inboundBatchNumbers, perItem: 0.5, more: 60 },
  { series: labelSerials, perItem: 0.1, more: 80 },
  { series: rechargeNumbers, perItem: 0.3, more: 120 },
];

const beforeTheFirst: LastNumbers = { serials: Object.fromEntries(room.map(({ series }) => [series.sequence, series.startsAbove ?? 0])), oneIds: 0 };

export const numbersAfter = (before: LastNumbers, items: number): LastNumbers => ({
  serials: Object.fromEntries(
    room.map(({ series: { sequence }, perItem, more }) => [sequence, before.serials[sequence]! + Math.ceil(items * perItem) + more]),
  ),
  oneIds: before.oneIds + items,
});

/** Every shop with its number of items, which add up to what was asked for. */
export const partsOf = ({ items }: Pick<LargePlan, 'items'>): Part[] => {
  const { shops } = largeCast;
  const total = shops.reduce((sum, _, rank) => sum + shareOf(rank), 0);
  const parts: Part[] = [];
  let numbers = beforeTheFirst;
  let reached = 0;
  for (const [rank, shop] of shops.entries()) {
    reached += shareOf(rank);
    const upTo = Math.round((items * reached) / total);
    const part = { shop, items: upTo - numbers.oneIds, numbers };
    parts.push(part);
    numbers = numbersAfter(numbers, part.items);
  }
  return parts;
};

/** Above everything that the parts give. */
export const lastNumbersOf = (parts: readonly Part[]): LastNumbers => {
  const last = parts.at(-1)!;
  return numbersAfter(last.numbers, last.items);
};
