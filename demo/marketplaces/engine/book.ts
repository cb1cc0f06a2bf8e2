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

/** Who wants to sell and to buy one variant, each side with the best first. */
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
  /** Anew, so that who walks them may change them. */
  const setAsks = (all: readonly Ask[]): void => void (asks = all.toSorted((a, b) => a.cents - b.cents || a.since - b.since));
  return {
    asks: () => asks,
    bids: () => bids,
    addAsk(asked) {
      const ask = { ...asked, since: counted++ };
      setAsks([...asks, ask]);
      return ask;
    },
    addBid(offered) {
      const bid = { ...offered, since: counted++ };
      bids = [...bids, bid].toSorted((a, b) => b.cents - a.cents || a.since - b.since);
      return bid;
    },
    reprice(ask, cents) {
      if (ask.cents === cents) return;
      Object.assign(ask, { cents, since: counted++ });
      setAsks(asks);
    },
    removeAsk: (ask) => void (asks = asks.filter((other) => other !== ask)),
    removeBid: (bid) => void (bids = bids.filter((other) => other !== bid)),
  };
};
