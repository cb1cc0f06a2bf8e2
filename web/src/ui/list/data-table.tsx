import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { leastWidth, type Column } from './columns.ts';
import styles from './data-table.module.css';
import { drawnRows, offsetOf, rowHeight } from './drawn-rows.ts';
import { TableHead, type Sorting } from './table-head.tsx';
import { TableRow, type RowActs } from './table-row.tsx';
import type { Selection } from './use-selection.ts';
import { useTableKeys } from './use-table-keys.ts';

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What the table lists, for who cannot see it. */
  label: string;
  /** Another list starts at its top. */
  of?: string;
  open?: ((row: Row) => void) | undefined;
  /** The row that is open beside the list. */
  openKey?: string | undefined;
  selection?: Selection<Row> | undefined;
  changed?: ReadonlySet<string>;
  gone?: ReadonlySet<string>;
  /** A row that wants an eye kept on it. */
  toneOf?: (row: Row) => 'waiting' | 'refused' | undefined;
  sort?: Sorting | undefined;
  /** Draws a column's border to another width. */
  resize?: ((key: string, width: number) => void) | undefined;
  /** The list is being read again with other filters. */
  dimmed?: boolean;
  /** Without a scroll area of its own, inside a section. */
  inline?: boolean;
  /** How many rows the list has, where not all of them are loaded. */
  total?: number | undefined;
  /** Below the last row: what brings further ones. */
  below?: ReactNode;
  /** Whether the list was scrolled away from its top. */
  scrolled?: (away: boolean) => void;
}

/** More rows than this and only those in sight are drawn. */
const drawnWhole = 120;

/** Rows of 32 px; J and K walk, X selects, Shift+X through, Enter opens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    keyOf,
    label,
    of,
    open,
    openKey,
    selection,
    changed,
    gone,
    toneOf,
    sort,
    resize,
    dimmed,
    inline = false,
    total,
    below,
  } = props;
  const area = useRef<HTMLDivElement>(null);
  const virtual = rows.length > drawnWhole && !inline;
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this render only, never memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
  });
  const reveal = (at: number) => {
    if (!area.current) return;
    const heading = area.current.querySelector('thead')?.clientHeight ?? 0;
    area.current.scrollTop = offsetOf(at, heading, area.current);
  };
  const { active, activate } = useTableKeys({ area, rows, keyOf, open, openKey, selection, disabled: inline, reveal });

  useEffect(() => {
    if (area.current) area.current.scrollTop = 0;
  }, [of]);

  // Rows are drawn again only when they change; what they call is always the newest.
  const newest = useRef({ keyOf, activate, open, selection });
  useLayoutEffect(() => {
    newest.current = { keyOf, activate, open, selection };
  });
  const acts = useMemo(
    (): RowActs<Row> => ({
      open: (row) => {
        newest.current.activate(newest.current.keyOf(row));
        newest.current.open?.(row);
      },
      pick: (row, through) => (through ? newest.current.selection?.extend(row) : newest.current.selection?.toggle(row)),
    }),
    [],
  );

  const range = virtual ? (virtualizer.calculateRange() ?? firstRange) : undefined;
  const held = range && active !== undefined ? rows.findIndex((row) => keyOf(row) === active) : -1;
  const drawn = range ? drawnRows({ ...range, count: rows.length }, held) : rows.map((_, at) => at);
  const allTicked = selection !== undefined && selection.rows.length > 0 && rows.every((row) => selection.has(keyOf(row)));
  let above = 0;

  return (
    <div
      ref={area}
      className={styles['area']}
      data-inline={inline}
      data-scroller
      data-dimmed={dimmed}
      onScroll={props.scrolled && ((event) => props.scrolled?.(event.currentTarget.scrollTop > rowHeight))}
    >
      <table className={styles['table']} style={{ minWidth: leastWidth(columns) + 40 }} aria-label={label} aria-rowcount={total ?? rows.length}>
        <colgroup>
          {selection && <col style={{ width: 36 }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          label={label}
          sort={sort}
          resize={resize}
          tick={
            selection && {
              checked: allTicked,
              partly: !allTicked && selection.rows.length > 0 && rows.some((row) => selection.has(keyOf(row))),
              change: () => selection.toggleAll(rows),
            }
          }
        />
        <tbody>
          {drawn.map((at) => {
            const row = rows[at]!;
            const key = keyOf(row);
            const skipped = at - above;
            above = at + 1;
            return (
              <Fragment key={key}>
                {skipped > 0 && <tr aria-hidden="true" style={{ height: skipped * rowHeight }} />}
                <TableRow
                  row={row}
                  rowKey={key}
                  at={at}
                  columns={columns}
                  acts={acts}
                  opens={open !== undefined}
                  selected={selection?.has(key)}
                  active={key === active}
                  isOpen={key === openKey}
                  gone={gone?.has(key) ?? false}
                  changed={changed?.has(key) ?? false}
                  tone={toneOf?.(row)}
                />
              </Fragment>
            );
          })}
          {above < rows.length && <tr aria-hidden="true" style={{ height: (rows.length - above) * rowHeight }} />}
        </tbody>
      </table>
      {below}
    </div>
  );
}

/** Until the area was measured. */
const firstRange = { startIndex: 0, endIndex: 40 };
