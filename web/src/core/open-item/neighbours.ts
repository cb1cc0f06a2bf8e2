import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '#web/browser/store.ts';
import { neighboursOf, type Neighbours, type Walk } from '#web/ui/list/neighbours.ts';

/** The items of the list in view, in its order. */
interface ListedItems extends Walk {
  /** Brings the items that follow, where the list goes on. */
  more: () => void;
}

interface Offer {
  first?: number;
  total?: number;
  more?: () => void;
}

const listed = createStore<ListedItems | undefined>(undefined);

/** A list in view lets the drawer walk its items. A list that is kept alive but hidden offers nothing. */
export const useOfferNeighbours = (oneIds: readonly string[], { first = 1, total = oneIds.length, more }: Offer = {}): void => {
  const bring = useEffectEvent(() => more?.());
  useEffect(() => {
    const offered: ListedItems = { keys: oneIds, first, total, more: () => bring() };
    listed.set(offered);
    return () => listed.set((before) => (before === offered ? undefined : before));
  }, [oneIds, first, total]);
};

/** Where the open item stands in the list beside it; undefined where no list shows it. */
export const useNeighbours = (oneId: string): Neighbours | undefined => {
  const items = useStore(listed);
  const neighbours = items && neighboursOf(items, oneId);
  const atTheEnd = neighbours !== undefined && neighbours.next === undefined && neighbours.place < neighbours.total;
  useEffect(() => {
    if (atTheEnd) items?.more();
  }, [atTheEnd, items]);
  return neighbours;
};
