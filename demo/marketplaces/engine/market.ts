import { openBook, type Ask, type Bid, type Book } from './book.ts';
import type { Catalogue, Variant } from './catalogue.ts';
import { chanceFrom, type Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import { topHistory, type Top, type TopHistory } from './top-history.ts';

export interface MarketPlan {
  kind: string;
  seed: string;
  clock: Clock;
  catalogue: Catalogue;
  /** The step of its prices, in cents. */
  grid: number;
  /** How much dearer than elsewhere it is. */
  level: number;
  /** What it shows is so many milliseconds old, at most. */
  lagMs: number;
  /** Whether a public book of rivals and bids stands there. */
  hasRivals: boolean;
  /** Since when what it shows stands still, if it does. */
  staleSince(): number | undefined;
  /** From whom the crowd buys nothing by itself: who buys of them comes by another way. Nobody unless said otherwise. */
  isSpared?(seller: string): boolean;
}

export interface Trade {
  no: number;
  variant: Variant;
  cents: number;
  seller: string;
  askNo: number;
  at: number;
}

/** A book, and what the crowd around it thinks the goods are worth. */
export interface Trading {
  variant: Variant;
  book: Book;
  /** Drifts with the news. */
  worthCents: number;
  chance: Chance;
  trades: Trade[];
  history: TopHistory;
  /** Of its rivals, by the number of their ask. */
  tempers: Map<number, Temper>;
}

/** How a rival sets its price. */
export type Temper = 'passive' | 'matcher' | 'undercutter' | 'dumper';

/** One marketplace: books by variant, by price and then by time. A book opens when somebody first looks at it. */
export interface Market {
  plan: MarketPlan;
  trading(variant: Variant): Trading;
  open(): readonly Trading[];
  isSpared(ask: Ask): boolean;
  ask(variant: Variant, offer: { seller: string; cents: number; quantity?: number }): Ask;
  reprice(variant: Variant, ask: Ask, cents: number): void;
  setQuantity(variant: Variant, ask: Ask, quantity: number): void;
  withdraw(variant: Variant, ask: Ask): void;
  bid(variant: Variant, offer: { buyer: string; cents: number }): Bid | undefined;
  /** Takes one of this ask, whatever is cheaper. */
  buy(variant: Variant, ask: Ask, cents?: number): Trade;
  /** What the market shows, its own lag counted in. */
  top(variant: Variant): Top;
  onTrade(listener: (trade: Trade, ask: Ask) => void): void;
  /** Sends everybody away but the accounts, and lets these stand there instead. */
  setRivals(variant: Variant, stand: { asks: readonly number[]; bids: readonly number[] }): void;
}

export const openMarket = (plan: MarketPlan): Market => {
  const { clock, grid } = plan;
  const open = new Map<string, Trading>();
  const listeners: ((trade: Trade, ask: Ask) => void)[] = [];
  let counted = 0;
  let trades = 0;
  const nextNo = () => ++counted;
  const isSpared = ({ seller }: Ask): boolean => plan.isSpared?.(seller) ?? false;

  const touched = ({ book, history }: Trading): void =>
    history.record({ lowestAsk: book.asks()[0]?.cents, highestBid: book.bids()[0]?.cents, at: clock.now() });

  const trading = (variant: Variant): Trading => {
    const known = open.get(variant.key);
    if (known) return known;
    const opened = seeded(plan, variant, nextNo);
    open.set(variant.key, opened);
    touched(opened);
    return opened;
  };

  const trade = (at: Trading, ask: Ask, cents: number): Trade => {
    const made = { no: ++trades, variant: at.variant, cents, seller: ask.seller, askNo: ask.no, at: clock.now() };
    at.trades.push(made);
    if (at.trades.length > 200) at.trades.shift();
    ask.quantity--;
    if (ask.quantity <= 0) {
      at.book.removeAsk(ask);
      at.tempers.delete(ask.no);
    }
    touched(at);
    for (const hear of listeners) hear(made, ask);
    return made;
  };

  /** Bids that this ask meets are served, at their own price; those who are not to buy of it look elsewhere. */
  const meetBids = (at: Trading, ask: Ask): void => {
    for (let bid = at.book.bids()[0]; bid && bid.cents >= ask.cents && ask.quantity > 0; bid = at.book.bids()[0]) {
      at.book.removeBid(bid);
      if (!isSpared(ask)) trade(at, ask, bid.cents);
    }
    touched(at);
  };

  return {
    plan,
    trading,
    open: () => [...open.values()],
    isSpared,
    ask(variant, { seller, cents, quantity = 1 }) {
      const at = trading(variant);
      const ask = at.book.addAsk({ no: nextNo(), seller, cents, quantity });
      touched(at);
      // Whoever asked has to know the number before the sale of it is told.
      if ((at.book.bids()[0]?.cents ?? 0) >= cents) clock.after(1, () => at.book.asks().includes(ask) && meetBids(at, ask));
      return ask;
    },
    reprice(variant, ask, cents) {
      const at = trading(variant);
      at.book.reprice(ask, cents);
      meetBids(at, ask);
    },
    setQuantity(variant, ask, quantity) {
      const at = trading(variant);
      ask.quantity = quantity;
      if (quantity <= 0) at.book.removeAsk(ask);
      touched(at);
    },
    withdraw(variant, ask) {
      const at = trading(variant);
      at.book.removeAsk(ask);
      at.tempers.delete(ask.no);
      touched(at);
    },
    bid(variant, { buyer, cents }) {
      const at = trading(variant);
      const lowest = at.book.asks().find((ask) => !isSpared(ask));
      if (lowest && lowest.cents <= cents) {
        trade(at, lowest, lowest.cents);
        return undefined;
      }
      const bid = at.book.addBid({ no: nextNo(), buyer, cents: Math.floor(cents / grid) * grid });
      touched(at);
      return bid;
    },
    buy: (variant, ask, cents = ask.cents) => trade(trading(variant), ask, cents),
    top: (variant) => trading(variant).history.at(plan.staleSince() ?? clock.now() - plan.lagMs),
    onTrade: (listener) => void listeners.push(listener),
    setRivals(variant, { asks, bids }) {
      const at = trading(variant);
      for (const ask of at.book.asks()) if (ask.seller.startsWith('rival-')) at.book.removeAsk(ask);
      for (const bid of at.book.bids()) at.book.removeBid(bid);
      at.tempers.clear();
      for (const cents of asks) at.book.addAsk({ no: nextNo(), seller: 'rival-0', cents, quantity: 1 });
      for (const cents of bids) at.book.addBid({ no: nextNo(), buyer: 'buyer-0', cents });
      touched(at);
    },
  };
};

const tempers: readonly Temper[] = ['passive', 'passive', 'passive', 'matcher', 'undercutter'];

/** A book as it stood before anybody looked: asks above what it is worth, bids below. */
const seeded = ({ kind, seed, grid, level, hasRivals, clock }: MarketPlan, variant: Variant, nextNo: () => number): Trading => {
  const ofProduct = chanceFrom(`${seed} ${variant.styleCode}`);
  const chance = chanceFrom(`${seed} ${kind} ${variant.key}`);
  const onGrid = (cents: number) => Math.max(grid, Math.round(cents / grid) * grid);
  const worthCents = onGrid(variant.product.retailCents * (0.85 + 1.1 * ofProduct.next()) * (0.94 + 0.14 * chance.next()) * level);
  const at: Trading = { variant, book: openBook(), worthCents, chance, trades: [], history: topHistory(clock.now()), tempers: new Map() };
  if (!hasRivals) return at;
  for (let i = chance.between(3, 8); i > 0; i--) {
    const cents = onGrid(worthCents * (0.98 + 0.3 * chance.next()));
    const ask = at.book.addAsk({ no: nextNo(), seller: `rival-${chance.between(1, 900)}`, cents, quantity: 1 });
    at.tempers.set(ask.no, chance.pick(tempers));
  }
  for (let i = chance.between(1, 5); i > 0; i--)
    at.book.addBid({ no: nextNo(), buyer: `buyer-${chance.between(1, 900)}`, cents: onGrid(worthCents * (0.7 + 0.22 * chance.next())) });
  for (let i = chance.between(2, 10); i > 0; i--)
    at.trades.push({
      no: -i,
      variant,
      cents: onGrid(worthCents * (0.9 + 0.2 * chance.next())),
      seller: 'rival',
      askNo: 0,
      at: clock.now() - i * chance.between(1, 30) * 3_600_000,
    });
  at.trades.sort((a, b) => a.at - b.at);
  return at;
};
