import { neighboursOf, type Neighbours } from '#web/ui/list/neighbours.ts';

/** The applications that wait, longest first, as far as they were read. */
interface Waiting {
  keys: readonly string[];
  total: number;
}

export interface ReviewPlace extends Neighbours {
  oddNo: string;
}

/**
 * Where a reviewer stands among what waits. `before` is where they stood last: an application that was decided on keeps its place, and leads on to
 * the one that came after it, or to the first that waits.
 */
export const reviewPlace = ({ keys, total }: Waiting, oddNo: string, before: ReviewPlace | undefined): ReviewPlace | undefined => {
  const beside = neighboursOf({ keys, first: 1, total }, oddNo);
  if (beside) return { oddNo, ...beside };
  const kept = before?.oddNo === oddNo ? before : undefined;
  const waits = (key: string | undefined) => (key !== undefined && keys.includes(key) ? key : undefined);
  return kept && { ...kept, previous: waits(kept.previous), next: waits(kept.next) ?? keys[0] };
};
