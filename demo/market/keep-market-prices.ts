import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { QuoteRead } from '#contracts/pricing/market-quote.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';
import { buildCatalogue, type CatalogueSku } from '../catalogue/catalogue.ts';
import { randomFrom, type Random } from '../random.ts';

/** The channels that tell of prices, what they ask beside the first, and how late they tell, in minutes. */
const told: readonly { channel: ChannelKind; level: number; grid: number; late: readonly [number, number] }[] = [
  { channel: 'stockMarket', level: 1, grid: 100, late: [1, 14] },
  { channel: 'kickExchange', level: 1.03, grid: 100, late: [1, 18] },
  { channel: 'auction', level: 1.06, grid: 1, late: [5, 90] },
  { channel: 'asiaMarket', level: 0.98, grid: 100, late: [2, 40] },
];

/** How many products are told of, those in demand first, and of how many for some days back: what a simulation is played from. */
export const wholeMarket = { products: 300, taped: 40 };
const TAPED_DAYS = 21;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface MarketPlan {
  now: Date;
  seed: string;
  products: number;
  taped: number;
}

/** What the channels have said of the demo world's products: no events, and so beside its story. */
export const keepMarketPrices = async (pool: Pool, { now, seed, products: most, taped }: MarketPlan): Promise<void> => {
  const random = randomFrom(`${seed} market prices`);
  const products = buildCatalogue()
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most);
  const books = products.flatMap((product, rank) => booksOf(product, rank < taped, random));
  for (let day = TAPED_DAYS; day > 0; day--) {
    const at = new Date(now.getTime() - day * DAY_MS);
    for (const book of books) book.drift(random);
    await recordQuotes(
      { pool, now: at },
      books.filter(({ isTaped }) => isTaped).map((book) => book.quoteAt(at.getTime() + random.below(DAY_MS / 2))),
    );
  }
  await recordQuotes(
    { pool, now },
    books.map((book) => book.quoteAt(now.getTime() - random.between(...book.late) * MINUTE_MS)),
  );
};

interface Book {
  isTaped: boolean;
  late: readonly [number, number];
  drift(random: Random): void;
  quoteAt(asOfMs: number): QuoteRead;
}

/** A size in the middle of the run is asked for more than the others. */
const booksOf = ({ sku, sizes, retailCents, weight }: CatalogueSku, isTaped: boolean, random: Random): Book[] => {
  const hype = 0.8 + Math.min(1.6, weight / 10) + random.next() * 0.4;
  return sizes.flatMap((size, index) => {
    const edge = Math.abs(index - (sizes.length - 1) / 2) / Math.max(1, sizes.length);
    return told.map(({ channel, level, grid, late }): Book => {
      let price = retailCents * hype * level * (1 - edge * 0.2) * (0.97 + random.next() * 0.06);
      let sale = price * 0.98;
      const onGrid = (cents: number): number => Math.max(1_000, Math.round(cents / grid) * grid);
      return {
        isTaped,
        late,
        drift(by) {
          if (by.chance(0.4)) sale = price;
          price *= 0.965 + by.next() * 0.07;
        },
        quoteAt: (asOfMs) => ({
          channel,
          sku,
          size,
          lowestCents: onGrid(price),
          highestBidCents: onGrid(price * 0.9),
          lastSaleCents: onGrid(sale),
          depth: 'top',
          asOfMs,
        }),
      };
    });
  });
};
