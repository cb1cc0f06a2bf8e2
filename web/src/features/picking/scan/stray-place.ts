import type { ItemDetail } from '#contracts/item/item-queries.ts';
import type { ItemState } from '#contracts/item/item-states.ts';

/** Where an item belongs that the round does not ask for: with the order that it was picked for, on its shelf, or nowhere that a picker knows. */
export type StrayPlace = { order: string } | { shelf: string } | 'aside';

const offItsShelf: ReadonlySet<ItemState> = new Set(['outbounding.picked', 'outbounding.packed', 'onConsignment.picked', 'onConsignment.packed']);

export const strayPlace = ({ state, running, inProdInfo: { shelvesName } }: Pick<ItemDetail, 'state' | 'running' | 'inProdInfo'>): StrayPlace => {
  if (offItsShelf.has(state)) return running?.oddNo ? { order: running.oddNo } : 'aside';
  return shelvesName ? { shelf: shelvesName } : 'aside';
};
