import { useMemo, useState } from 'react';

export interface Selection<Row> {
  /** Chosen rows of every page, as they were last seen. */
  rows: readonly Row[];
  has(key: string): boolean;
  toggle(row: Row): void;
  /** From the row that was chosen last through this one. */
  extend(row: Row): void;
  toggleAll(rows: readonly Row[]): void;
  clear(): void;
}

interface Chosen<Row> {
  of: string;
  rows: ReadonlyMap<string, Row>;
  /** Key of the row from which a range goes on. */
  last: string | undefined;
}

/** Chosen rows stay chosen while one pages; another list starts without. */
export const useSelection = <Row>(keyOf: (row: Row) => string, of: string, current: readonly Row[]): Selection<Row> => {
  const [kept, setKept] = useState<Chosen<Row>>({ of, rows: new Map(), last: undefined });
  const chosen: Chosen<Row> = kept.of === of ? kept : { of, rows: new Map(), last: undefined };
  const { rows, last } = chosen;
  const set = (next: ReadonlyMap<string, Row>, from: string | undefined = last) => setKept({ of, rows: next, last: from });

  const seen = useMemo(() => {
    if (rows.size === 0) return [];
    const fresh = new Map(current.map((row) => [keyOf(row), row]));
    return [...rows].map(([key, row]) => fresh.get(key) ?? row);
  }, [rows, current, keyOf]);

  return {
    rows: seen,
    has: (key) => rows.has(key),
    toggle: (row) => {
      const next = new Map(rows);
      if (!next.delete(keyOf(row))) next.set(keyOf(row), row);
      set(next, keyOf(row));
    },
    extend: (row) =>
      set(new Map([...rows, ...rowsThrough(current, keyOf, last, keyOf(row)).map((each) => [keyOf(each), each] as const)]), keyOf(row)),
    toggleAll: (page) => {
      const next = new Map(rows);
      const all = page.every((row) => next.has(keyOf(row)));
      for (const row of page)
        if (all) next.delete(keyOf(row));
        else next.set(keyOf(row), row);
      set(next);
    },
    clear: () => set(new Map()),
  };
};

/** Both ends included, in either direction; without a known start, the end alone. */
export const rowsThrough = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, from: string | undefined, to: string): readonly Row[] => {
  const end = rows.findIndex((row) => keyOf(row) === to);
  const start = rows.findIndex((row) => keyOf(row) === from);
  if (end < 0) return [];
  return start < 0 ? [rows[end]!] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
};
