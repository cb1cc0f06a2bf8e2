/** The ad-refresh interval, in milliseconds (R9.23). */
export const adRefreshMs = 20_000;

/** A picture that shows, and where it stood. */
export interface Shown {
  /** Undefined while nobody looks closer: then whichever stands in its place shows. */
  id: string | undefined;
  /** From 0. */
  at: number;
}

/** Where that picture stands now; one that is gone leaves its place to another. From 0. */
export const placeOf = ({ id, at }: Shown, ids: readonly string[]): number => {
  const place = ids.findIndex((each) => each === id);
  return place < 0 ? Math.min(at, ids.length - 1) : place;
};

/** The place of a picture after a step, from 0; before the first stands the last. */
export const turned = (at: number, by: 1 | -1, count: number): number => (at + by + count) % count;
