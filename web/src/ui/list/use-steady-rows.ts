import { useMemo, useState } from 'react';
import { steadyRows, type Steady } from './steady-rows.ts';

interface Shown<Row> {
  of: string;
  rows: readonly Row[];
}

/** Holds the order while `held` (a pointer over the rows, a selection, one of them open); `of` names what is listed, and another list is shown as it comes. */
export const useSteadyRows = <Row>(
  data: readonly Row[],
  keyOf: (row: Row) => string,
  of: string,
  held: (shown: readonly Row[]) => boolean,
): Steady<Row> & { letIn: () => void; holding: boolean } => {
  const [kept, setKept] = useState<Shown<Row>>({ of, rows: data });
  const holding = held(kept.rows);
  const fresh = kept.of !== of || (kept.rows !== data && (!holding || kept.rows.length === 0));
  const shown = fresh ? data : kept.rows;
  if (fresh) setKept({ of, rows: data });
  const steady = useMemo(() => steadyRows(shown, data, keyOf), [shown, data, keyOf]);
  return { ...steady, holding, letIn: () => setKept({ of, rows: data }) };
};
