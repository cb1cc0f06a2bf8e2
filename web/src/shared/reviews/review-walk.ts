import { neighboursOf, type Neighbours } from '#web/ui/list/neighbours.ts';

/** The applications that wait, longest first, as far as they were read. */
export interface Waiting {
  keys: readonly string[];
  total: number;
}

export interface ReviewPlace extends Neighbours {
  key: string;
}

/**
 * Where a reviewer stands among what waits. `before` is where they stood last: an application that was decided on keeps its place, and leads on to
 * the one that came after it, or to the first that waits.
 */
export const reviewPlace = ({ keys, total }: Waiting, key: string, before: ReviewPlace | undefined): ReviewPlace | undefined => {
  const beside = neighboursOf({ keys, first: 1, total }, key);
  if (beside) return { key, ...beside };
  const kept = before?.key === key ? before : undefined;
  const waits = (other: string | undefined) => (other !== undefined && keys.includes(other) ? other : undefined);
  return kept && { ...kept, previous: waits(kept.previous), next: waits(kept.next) ?? keys[0] };
};
