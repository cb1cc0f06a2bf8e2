/** An offer to sell. Of two at one price the earlier goes first. */
export interface Ask {
  no: number;
  seller: string;
  cents: number;
  quantity: number;
  /** Older goes first; a new price begins anew. */
  since: number;
}

export interface Bid {
  no: number;
  buyer: string;
  cents: number;
  since: number;
}

/** Who wants to sell and to buy one variant, each side with the best first. What it answers stays as it is, whatever changes afterwards. */
export interface Book {
  asks(): readonly Ask[];
  bids(): readonly Bid[];
  addAsk(ask: Omit<Ask, 'since'>): Ask;
  addBid(bid: Omit<Bid, 'since'>): Bid;
  /** Puts it behind the others at that price; the same price leaves it where it is. */
  reprice(ask: Ask, cents: number): void;
  removeAsk(ask: Ask): void;
  removeBid(bid: Bid): void;
}

export const openBook = (): Book => {
  let counted = 0;
  let asks: readonly Ask[] = [];
  let bids: readonly Bid[] = [];
  return {
    asks: () => asks,
    bids: () => bids,
    addAsk(asked) {
      const ask = { ...asked, since: counted++ };
      asks = placed(asks, ask, 1);
      return ask;
    },
    addBid(offered) {
      const bid = { ...offered, since: counted++ };
      bids = placed(bids, bid, -1);
      return bid;
    },
    reprice(ask, cents) {
      if (ask.cents === cents) return;
      const others = asks.filter((other) => other !== ask);
      const isThere = others.length < asks.length;
      Object.assign(ask, { cents, since: counted++ });
      if (isThere) asks = placed(others, ask, 1);
    },
    removeAsk: (ask) => void (asks = asks.filter((other) => other !== ask)),
    removeBid: (bid) => void (bids = bids.filter((other) => other !== bid)),
  };
};

/** Behind all that are as good: it is the youngest. `direction` is 1 where less is better. */
const placed = <T extends { cents: number }>(all: readonly T[], one: T, direction: 1 | -1): readonly T[] => {
  let low = 0;
  for (let high = all.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((all[middle]!.cents - one.cents) * direction <= 0) low = middle + 1;
    else high = middle;
  }
  return all.toSpliced(low, 0, one);
};
