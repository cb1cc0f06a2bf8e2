import { marksOf, type Mark, type ProgressMarks } from '#web/ui/floor/page/segments.tsx';
import { isPicked, type PickUnit } from './pick-list.ts';

/** A short unit needs no further step: the round is done without it. */
export const roundProgress = (units: readonly PickUnit[]): ProgressMarks => {
  const done = units.filter(({ progress }) => progress !== 'waiting').map((unit): Mark => (isPicked(unit) ? 'done' : 'attention'));
  return { done: done.length, total: units.length, marks: marksOf(done, units.length) };
};
