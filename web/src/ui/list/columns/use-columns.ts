import { useMemo } from 'react';
import { inOrder, isShown, moved, resized, unchanged, type ColumnChanges } from './column-choice.ts';
import type { Column } from '../columns.ts';
import { useOwnKept } from './use-own-kept.ts';

export interface ColumnChoice<Row> {
  /** Those that show, as wide as they were drawn. */
  columns: readonly Column<Row>[];
  /** Those that can be picked and moved, in their order. */
  offered: readonly Column<Row>[];
  isShown(column: Column<Row>): boolean;
  toggle(column: Column<Row>): void;
  move(key: string, to: string): void;
  resize(key: string, width: number): void;
  /** Back to how the list comes; undefined while it is so. */
  reset: (() => void) | undefined;
}

/** Which columns a person wants to see, in what order and how wide; kept in this browser per person and list. */
export const useColumns = <Row>(list: string, all: readonly Column<Row>[]): ColumnChoice<Row> => {
  const [kept, change] = useOwnKept<ColumnChanges>(`columns.${list}`, unchanged);
  const { columns, offered } = useMemo(() => {
    const ordered = inOrder(all, kept);
    return {
      columns: ordered
        .filter((column) => isShown(column, kept))
        .map((column) => {
          const width = kept.widths[column.key];
          return width === undefined ? column : { ...column, width };
        }),
      offered: ordered.filter(({ fixed }) => fixed !== true),
    };
  }, [all, kept]);
  return {
    columns,
    offered,
    isShown: (column) => isShown(column, kept),
    toggle: (column) => change({ ...kept, shown: { ...kept.shown, [column.key]: !isShown(column, kept) } }),
    move: (key, to) => change(moved(all, kept, key, to)),
    resize: (key, width) => change(resized(kept, key, width)),
    reset: kept === unchanged ? undefined : () => change(unchanged),
  };
};
