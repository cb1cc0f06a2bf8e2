import type { PickUnit } from '../pick-list.ts';

export interface PickPath {
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
  /** ONE IDs of units that were put off to the end. */
  postponed: readonly string[];
}

/** Shelf by shelf in walking order; what is put off comes last, and what lies on the scanned shelf comes first. */
export const pickPathOf = (units: readonly PickUnit[], { shelf, postponed }: Place): PickPath => {
  const waiting = units.filter(({ progress }) => progress === 'waiting');
  const left = [...waiting].sort((a, b) => rank(a, shelf, postponed) - rank(b, shelf, postponed));
  const current = left[0];
  const shelves = left.flatMap(({ shelvesName }) => shelvesName ?? []);
  return { current, left, thenWalkTo: [...new Set(shelves)].filter((name) => name !== current?.shelvesName) };
};

const rank = ({ oneId, shelvesName }: PickUnit, shelf: string | undefined, postponed: readonly string[]): number => {
  const index = postponed.indexOf(oneId);
  if (index >= 0) return 2 + index;
  return shelf !== undefined && shelvesName === shelf ? 0 : 1;
};
