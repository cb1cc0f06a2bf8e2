/** The rows of a list, by their keys. */
export interface ListedKeys {
  keys: readonly string[];
  /** Place of the first of them in the whole list, from 1; the list may show one page of many. */
  first: number;
  total: number;
}

export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** From 1. */
  place: number;
  total: number;
}

/** What stands before and after; undefined where the list does not show it. */
export const neighboursOf = ({ keys, first, total }: ListedKeys, key: string): Neighbours | undefined => {
  const index = keys.indexOf(key);
  return index < 0 ? undefined : { previous: keys[index - 1], next: keys[index + 1], place: first + index, total };
};
