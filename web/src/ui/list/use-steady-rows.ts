import { useMemo, useState } from 'react';
import { steadyRows, type Steady } from './steady-rows.ts';

interface Shown<Row> {
  of: string;
  rows: readonly Row[];
}

/** Holds the order while `held` (a pointer over the rows, a selection); `of` names what is listed, and another list is shown as it comes. */
export const useSteadyRows = <Row>(
  data: readonly Row[],
  keyOf: (row: Row) => string,
  of: string,
  held: boolean,
): Steady<Row> & { letIn: () => void } => {
  const [kept, setKept] = useState<Shown<Row>>({ of, rows: data });
  const fresh = kept.of !== of || (kept.rows !== data && (!held || kept.rows.length === 0));
  const shown = fresh ? data : kept.rows;
  if (fresh) setKept({ of, rows: data });
  const steady = useMemo(() => steadyRows(shown, data, keyOf), [shown, data, keyOf]);
  return { ...steady, letIn: () => setKept({ of, rows: data }) };
};
