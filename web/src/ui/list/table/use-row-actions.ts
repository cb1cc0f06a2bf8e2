import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Selection } from '../rows/use-selection.ts';
import type { RowHandlers } from './table-row.tsx';

interface Parts<Row> {
  keyOf: (row: Row) => string;
  activate: (key: string) => void;
  open: ((row: Row) => void) | undefined;
  selection: Selection<Row> | undefined;
}

/** What rows call. It stays the same, so that a row is drawn again only when it changes, and it always calls the newest. */
export const useRowActions = <Row>(parts: Parts<Row>): RowHandlers<Row> => {
  const newest = useRef(parts);
  useLayoutEffect(() => {
    newest.current = parts;
  });
  return useMemo(
    () => ({
      open: (row) => {
        newest.current.activate(newest.current.keyOf(row));
        newest.current.open?.(row);
      },
      pick: (row, through) => (through ? newest.current.selection?.extend(row) : newest.current.selection?.toggle(row)),
    }),
    [],
  );
};
