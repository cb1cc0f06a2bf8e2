/** A list as one walks along it. */
export interface Walk {
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
export const neighboursOf = ({ keys, first, total }: Walk, key: string): Neighbours | undefined => {
  const at = keys.indexOf(key);
  return at < 0 ? undefined : { previous: keys[at - 1], next: keys[at + 1], place: first + at, total };
};
