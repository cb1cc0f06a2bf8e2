import type { Kind } from '../kinds.ts';
import type { Contract, TrueListing } from '../shop/contract.ts';
import type { Catalogue } from './catalogue.ts';
import type { Chance } from './chance.ts';
import type { Market } from './market.ts';

interface Parts {
  opened: ReadonlyMap<Kind, { market: Market; contract: Pick<Contract, 'listings' | 'sell'> }>;
  catalogue: Catalogue;
  chance: Chance;
  /** Between two of them, on average. */
  everyMs: number;
}

export interface Patrons {
  /** Lets so many milliseconds pass. */
  move(ms: number): void;
}

/** So much dearer than it is worth, at most. */
const MOST_SHARE = 1.2;

/** Buyers of what accounts offer, one at a time, wherever it stands lowest: the better the bargain, the likelier. However much is on sale, somebody who looks on can follow. */
export const openPatrons = ({ opened, catalogue, chance, everyMs }: Parts): Patrons => {
  let left = everyMs / 3;
  const pause = (): number => everyMs * (0.5 + chance.next());
  return {
    move(ms) {
      left -= ms;
      if (left > 0) return;
      const wanted = chosen(
        [...opened].flatMap((one) => bargainsOf(one, catalogue)),
        chance,
      );
      // Where nothing is worth it yet, somebody looks again soon.
      left = wanted ? pause() : everyMs / 10;
      if (wanted) opened.get(wanted.channel)!.contract.sell(wanted.listingNo);
    },
  };
};

interface Bargain extends TrueListing {
  /** Between 0 and 1. */
  appeal: number;
}

const bargainsOf = ([, { market, contract }]: [Kind, { market: Market; contract: Pick<Contract, 'listings'> }], catalogue: Catalogue): Bargain[] =>
  contract
    .listings()
    .filter(({ state }) => state === 'live')
    .flatMap((listing) => {
      const variant = catalogue.variant(`${listing.styleCode}/${listing.size}`);
      if (!variant) return [];
      const { book, worthCents } = market.trading(variant);
      const lowest = book.asks()[0];
      const appeal = 1 - listing.cents / (worthCents * MOST_SHARE);
      return lowest && market.isSpared(lowest) && listing.cents <= lowest.cents && appeal > 0 ? [{ ...listing, appeal }] : [];
    });

const chosen = (bargains: readonly Bargain[], chance: Chance): Bargain | undefined => {
  let left = chance.next() * bargains.reduce((sum, { appeal }) => sum + appeal, 0);
  return bargains.find(({ appeal }) => (left -= appeal) < 0);
};
