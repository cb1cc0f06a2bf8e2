import type { PickUnit } from '../pick-list.ts';

export interface Walk {
  /** The unit to take now; undefined when nothing is left. */
  current: PickUnit | undefined;
  /** Shelves to walk to after this one, in order, without repeats. */
  thenWalkTo: readonly string[];
  left: readonly PickUnit[];
}

/** Where the picker stands. */
export interface Place {
  /** The shelf that was scanned, by its name. */
  shelf: string | undefined;
  /** Units that were put off to the end. */
  last: readonly string[];
}

/** Shelf by shelf in walking order; what is put off comes last, and what lies on the scanned shelf comes first. */
export const walkOf = (units: readonly PickUnit[], { shelf, last }: Place): Walk => {
  const waiting = units.filter(({ progress }) => progress === 'waiting');
  const left = [...waiting].sort((a, b) => rank(a, shelf, last) - rank(b, shelf, last));
  const current = left[0];
  const shelves = left.flatMap(({ shelvesName }) => shelvesName ?? []);
  return { current, left, thenWalkTo: [...new Set(shelves)].filter((name) => name !== current?.shelvesName) };
};

const rank = ({ oneId, shelvesName }: PickUnit, shelf: string | undefined, last: readonly string[]): number => {
  const postponed = last.indexOf(oneId);
  if (postponed >= 0) return 2 + postponed;
  return shelf !== undefined && shelvesName === shelf ? 0 : 1;
};
