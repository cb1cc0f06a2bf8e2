import type { Market, Trading } from './market.ts';

const day = 86_400_000;
/** Rivals look at their prices so often a day. */
const looksADay = 40;
/** Below this share of what the goods are worth even an undercutter gives up. */
const leastShare = 0.74;

export interface Crowd {
  /** Lets it act for so many milliseconds. Where nobody trades in the open, buyers come only to what is on sale. */
  move(ms: number, isOnSale: (variantKey: string) => boolean): void;
}

/**
 * Buyers and rivals of a marketplace. Buyers take the lowest or leave a bid; matchers follow the lowest ask, undercutters go below it until it hurts, dumpers sell far below,
 * passive sellers come and go; news moves what the goods are worth. Each book has its own next moment, so that those where nothing happens cost nothing.
 */
export const openCrowd = (market: Market): Crowd => {
  let time = 0;
  const due = new WeakMap<Trading, number>();
  return {
    move(ms, isOnSale) {
      const from = time;
      time += ms;
      for (const trading of market.open()) {
        if (!market.plan.hasRivals && !isOnSale(trading.variant.key)) continue;
        let at = due.get(trading) ?? from + pauseOf(market, trading);
        for (; at <= time; at += pauseOf(market, trading)) act(market, trading);
        due.set(trading, at);
      }
    },
  };
};

/** How often a day each thing happens to a book. */
const ratesOf = ({ plan }: Market, { variant, tempers }: Trading) => {
  const { weight } = variant.product;
  return {
    drift: 0.6,
    news: 0.05,
    buyer: 1 + weight * 0.9,
    rival: plan.hasRivals ? 3 + weight * 0.4 : 0,
    look: plan.hasRivals ? tempers.size * looksADay : 0,
  };
};

const sumOf = (rates: ReturnType<typeof ratesOf>): number => rates.drift + rates.news + rates.buyer + rates.rival + rates.look;

const pauseOf = (market: Market, trading: Trading): number => (-Math.log(1 - trading.chance.next()) * day) / sumOf(ratesOf(market, trading));

const act = (market: Market, trading: Trading): void => {
  const { chance } = trading;
  const rates = ratesOf(market, trading);
  let left = chance.next() * sumOf(rates);
  const isIt = (rate: number): boolean => (left -= rate) < 0;
  if (isIt(rates.look)) lookAgain(market, trading, chance.pick([...trading.tempers.keys()]));
  else if (isIt(rates.buyer)) buyer(market, trading);
  else if (isIt(rates.rival)) newRival(market, trading);
  else if (isIt(rates.drift)) trading.worthCents = Math.round(trading.worthCents * (0.96 + 0.08 * chance.next()));
  else trading.worthCents = Math.round(trading.worthCents * chance.pick([0.85, 1.2]));
};

const onGrid = (market: Market, cents: number): number => Math.max(market.plan.grid, Math.round(cents / market.plan.grid) * market.plan.grid);

const lookAgain = (market: Market, { variant, book, worthCents, tempers, chance }: Trading, askNo: number): void => {
  const ask = book.asks().find(({ no }) => no === askNo);
  if (!ask) return;
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
  const lowest = book.asks().find((ask) => !market.isSpared(ask));
  if (lowest && lowest.cents <= willing) {
    market.buy(variant, lowest);
    return;
  }
  if (!market.plan.hasRivals) return;
  // Nobody offers as much as the goods are on sale for.
  const most = (book.asks()[0]?.cents ?? Infinity) - market.plan.grid;
  market.bid(variant, { buyer: `buyer-${chance.between(1, 900)}`, cents: Math.min(willing * 0.94, most) });
  const worst = book.bids().at(-1);
  if (worst && book.bids().length > 8) book.removeBid(worst);
};
