import { firstNumbers, type LastNumbers } from '../engine/seeded-numbers.ts';
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

/** A shop may give so many of each kind of number for each of its items, and some more. */
const room = { oddNo: 0.55, preId: 0.5, batchNo: 0.5, repairNo: 0, labelSerial: 0.1, oneIds: 1 } satisfies Record<keyof LastNumbers, number>;
const more = { oddNo: 20, preId: 60, batchNo: 60, repairNo: 0, labelSerial: 80, oneIds: 0 } satisfies Record<keyof LastNumbers, number>;

export const numbersAfter = (before: LastNumbers, items: number): LastNumbers =>
  Object.fromEntries(
    (Object.keys(before) as (keyof LastNumbers)[]).map((kind) => [kind, before[kind] + Math.ceil(items * room[kind]) + more[kind]]),
  ) as unknown as LastNumbers;

/** Every shop with its number of items, which add up to what was asked for. */
export const partsOf = ({ items }: Pick<LargePlan, 'items'>): Part[] => {
  const { shops } = largeCast;
  const total = shops.reduce((sum, _, rank) => sum + shareOf(rank), 0);
  const parts: Part[] = [];
  let numbers = firstNumbers;
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
