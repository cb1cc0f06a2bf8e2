import type { Ask } from './book.ts';
import type { Market, Trading } from './market.ts';

const day = 86_400_000;
/** Rivals look at their prices so often a day. */
const looksADay = 40;
/** Below this share of what the goods are worth even an undercutter gives up. */
const leastShare = 0.74;

/**
 * Buyers and rivals of a marketplace, for so many milliseconds. Buyers take the lowest or leave a bid; matchers follow the lowest ask, undercutters go below it until it
 * hurts, dumpers sell far below, passive sellers come and go; news moves what the goods are worth.
 */
export const moveCrowd = (market: Market, ms: number, sellsHere: (variantKey: string) => boolean): void => {
  for (const trading of market.open()) if (market.plan.hasRivals || sellsHere(trading.variant.key)) moveBook(market, trading, ms);
};

const moveBook = (market: Market, trading: Trading, ms: number): void => {
  const { chance, variant } = trading;
  const isDue = (aDay: number): boolean => chance.is(1 - Math.exp((-aDay * ms) / day));
  const { weight } = variant.product;
  if (isDue(0.6)) trading.worthCents = Math.round(trading.worthCents * (0.96 + 0.08 * chance.next()));
  if (isDue(0.05)) trading.worthCents = Math.round(trading.worthCents * chance.pick([0.85, 1.2]));
  if (market.plan.hasRivals) {
    for (const ask of trading.book.asks()) if (trading.tempers.has(ask.no) && isDue(looksADay)) lookAgain(market, trading, ask);
    if (isDue(3 + weight * 0.4)) newRival(market, trading);
  }
  if (isDue(1 + weight * 0.9)) buyer(market, trading);
};

const onGrid = (market: Market, cents: number): number => Math.max(market.plan.grid, Math.round(cents / market.plan.grid) * market.plan.grid);

const lookAgain = (market: Market, { variant, book, worthCents, tempers, chance }: Trading, ask: Ask): void => {
  const others = book.asks().find((other) => other !== ask);
  const least = onGrid(market, worthCents * leastShare);
  const temper = tempers.get(ask.no);
  if (temper === 'passive') {
    if (chance.is(0.04)) market.reprice(variant, ask, onGrid(market, worthCents * (0.99 + 0.2 * chance.next())));
  } else if (!others) return;
  else if (temper === 'matcher') {
    if (others.cents >= least && others.cents !== ask.cents && chance.is(0.3)) market.reprice(variant, ask, others.cents);
  } else if (others.cents <= least) market.reprice(variant, ask, onGrid(market, worthCents * 1.08));
  else if (others.cents <= ask.cents && chance.is(0.25)) market.reprice(variant, ask, others.cents - market.plan.grid);
};

const newRival = (market: Market, trading: Trading): void => {
  const { variant, worthCents, chance, book, tempers } = trading;
  if (book.asks().length >= 14) return;
  const isDumper = chance.is(0.06);
  const cents = onGrid(market, worthCents * (isDumper ? 0.86 + 0.06 * chance.next() : 1 + 0.25 * chance.next()));
  const ask = market.ask(variant, { seller: `rival-${chance.between(1, 900)}`, cents });
  tempers.set(ask.no, isDumper ? 'dumper' : chance.pick(['passive', 'passive', 'passive', 'matcher', 'undercutter']));
};

const buyer = (market: Market, { variant, worthCents, chance, book }: Trading): void => {
  const willing = worthCents * (0.86 + 0.4 * chance.next());
  const lowest = book.asks()[0];
  if (lowest && lowest.cents <= willing) {
    market.buy(variant, lowest);
    return;
  }
  if (!market.plan.hasRivals) return;
  market.bid(variant, { buyer: `buyer-${chance.between(1, 900)}`, cents: willing * 0.94 });
  const worst = book.bids().at(-1);
  if (worst && book.bids().length > 8) book.removeBid(worst);
};
