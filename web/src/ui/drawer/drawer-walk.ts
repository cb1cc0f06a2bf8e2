import type { Neighbours } from '../list/neighbours.ts';

/** What stands before and after in the list beside the drawer, in the words of what is listed. */
export interface DrawerWalk {
  neighbours: Neighbours | undefined;
  /** `place`: which of them shows, otherwise what kind of thing. */
  words: { place: string; previous: string; next: string };
  open: (key: string) => void;
}
