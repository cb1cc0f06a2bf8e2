import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '#web/browser/store.ts';
import { neighboursOf, type Neighbours, type ListedKeys } from '#web/ui/list/neighbours.ts';

/** The rows of the list in view, in its order. */
interface ListedRows extends ListedKeys {
  /** Parameter under which one of them is open. */
  parameter: string;
  /** Brings the rows that follow, where the list goes on. */
  more: () => void;
}

interface Offer {
  first?: number;
  total?: number;
  more?: () => void;
}

const listed = createStore<ListedRows | undefined>(undefined);

/** A list in view lets the drawer walk its rows; without a parameter nothing opens. A list that is kept alive but hidden offers nothing. */
export const useOfferNeighbours = (
  parameter: string | undefined,
  keys: readonly string[],
  { first = 1, total = keys.length, more }: Offer = {},
): void => {
  const bring = useEffectEvent(() => more?.());
  useEffect(() => {
    if (parameter === undefined) return;
    const offered: ListedRows = { parameter, keys, first, total, more: () => bring() };
    listed.set(offered);
    return () => listed.set((before) => (before === offered ? undefined : before));
  }, [parameter, keys, first, total]);
};

/** Where the open row stands in the list beside it; undefined where no list shows it. */
export const useNeighbours = (parameter: string, key: string): Neighbours | undefined => {
  const rows = useStore(listed);
  const neighbours = rows?.parameter === parameter ? neighboursOf(rows, key) : undefined;
  const atTheEnd = neighbours !== undefined && neighbours.next === undefined && neighbours.place < neighbours.total;
  useEffect(() => {
    if (atTheEnd) rows?.more();
  }, [atTheEnd, rows]);
  return neighbours;
};
