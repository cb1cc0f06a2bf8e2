import { useMemo, useState } from 'react';
import { freezeRows, type FrozenRows } from './frozen-rows.ts';

interface Shown<Row> {
  list: string;
  rows: readonly Row[];
}

/**
 * Keeps the order while `isFrozen` (a pointer over the rows, a selection, one of them open). `list` names what is listed: another list is shown as it comes.
 */
export const useFrozenRows = <Row>(
  data: readonly Row[],
  keyOf: (row: Row) => string,
  list: string,
  isFrozen: (shown: readonly Row[]) => boolean,
): FrozenRows<Row> & { applyPending: () => void; isFrozen: boolean } => {
  const [kept, setKept] = useState<Shown<Row>>({ list, rows: data });
  const frozen = isFrozen(kept.rows);
  const fresh = kept.list !== list || (kept.rows !== data && (!frozen || kept.rows.length === 0));
  const shown = fresh ? data : kept.rows;
  if (fresh) setKept({ list, rows: data });
  const rows = useMemo(() => freezeRows(shown, data, keyOf), [shown, data, keyOf]);
  return { ...rows, isFrozen: frozen, applyPending: () => setKept({ list, rows: data }) };
};
