/** Best prices of a book at a moment, in cents. */
export interface Top {
  lowestAsk: number | undefined;
  highestBid: number | undefined;
  at: number;
}

/** What stood on top, and when: a market shows it some time later. */
export interface TopHistory {
  record(top: Top): void;
  /** What stood at this moment; the oldest known, before that. */
  at(moment: number): Top;
}

const MAX_KEPT = 100;

export const topHistory = (since: number): TopHistory => {
  const tops: Top[] = [{ lowestAsk: undefined, highestBid: undefined, at: since }];
  let isFirst = true;
  return {
    record(top) {
      const last = tops.at(-1)!;
      if (!isFirst && last.lowestAsk === top.lowestAsk && last.highestBid === top.highestBid) return;
      // A book is opened as it had been all along.
      if (isFirst) tops.length = 0;
      isFirst = false;
      tops.push(top);
      if (tops.length > MAX_KEPT) tops.shift();
    },
    at: (moment) => tops.findLast((top) => top.at <= moment) ?? tops[0]!,
  };
};
