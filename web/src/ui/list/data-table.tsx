import { useEffect, useRef, type ReactNode } from 'react';
import { minWidth } from './columns.ts';
import { offsetOf, rowHeight } from './table/drawn-rows.ts';
import { TableBody, type TableRowsProps } from './table/table-body.tsx';
import { TableFoot } from './table/table-foot.tsx';
import { TableHead, type Sorting } from './table/table-head.tsx';
import styles from './table/table.module.css';
import { useRangeInSight } from './table/use-range-in-sight.ts';
import { useRowActions } from './table/use-row-actions.ts';
import { useTableKeys } from './table/use-table-keys.ts';
import type { Selection } from './rows/use-selection.ts';

interface Props<Row> extends TableRowsProps<Row> {
  /** What the table lists, for who cannot see it. */
  label: string;
  /** Another list starts at its top. */
  list?: string;
  sort?: Sorting | undefined;
  /** Draws a column's border to another width. */
  onResize?: ((key: string, width: number) => void) | undefined;
  /** The list is being read again with other filters. */
  dimmed?: boolean;
  /** Without a scroll area of its own, inside a section. */
  inline?: boolean;
  /** How many rows the list has, where not all of them are loaded. */
  total?: number | undefined;
  /** By column, at the foot. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Below the last row: what brings further ones. */
  below?: ReactNode;
  /** Whether the list was scrolled away from its top. */
  onScrolled?: (isScrolled: boolean) => void;
}

const tickWidth = 36;

/** Rows of 32 px; J and K walk, X selects, Shift+X through, Enter opens. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, keyOf, label, list, onOpen, openKey, selection, sort, onResize, dimmed, inline = false, total, totals, below } = props;
  const area = useRef<HTMLDivElement>(null);
  const range = useRangeInSight(area, rows.length, inline);
  const reveal = (index: number) => {
    if (!area.current) return;
    const heading = area.current.querySelector('thead')?.clientHeight ?? 0;
    area.current.scrollTop = offsetOf(index, heading, area.current);
  };
  const { active, activate } = useTableKeys({ area, rows, keyOf, open: onOpen, openKey, selection, disabled: inline, reveal });
  const actions = useRowActions({ keyOf, activate, open: onOpen, selection });

  const listed = useRef(list);
  /** As the last scrolling left it: to ask the area would lay out all that was just drawn. */
  const scrolledTo = useRef(0);
  useEffect(() => {
    // The same list, back from behind another page, stays where it was.
    if (listed.current === list) return;
    listed.current = list;
    if (area.current && scrolledTo.current > 0) area.current.scrollTop = 0;
  }, [list]);

  return (
    <div
      ref={area}
      className={styles['area']}
      data-inline={inline}
      data-scroller
      data-dimmed={dimmed}
      // Rows that cannot be selected may hold nothing that takes the focus; the keyboard scrolls them all the same.
      tabIndex={selection || inline ? undefined : 0}
      onScroll={({ currentTarget }) => {
        scrolledTo.current = currentTarget.scrollTop;
        props.onScrolled?.(currentTarget.scrollTop > rowHeight);
      }}
    >
      <table
        className={styles['table']}
        style={{ minWidth: minWidth(columns) + (selection ? tickWidth : 0) }}
        aria-label={label}
        aria-rowcount={total ?? rows.length}
      >
        <colgroup>
          {selection && <col style={{ width: tickWidth }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={sort} onResize={onResize} tick={selection && tickOf(selection, rows, keyOf)} />
        <TableBody {...props} range={range} active={active} actions={actions} />
        {totals && <TableFoot columns={columns} totals={totals} ticks={selection !== undefined} />}
      </table>
      {below}
    </div>
  );
}

/** Of the box that ticks every row. */
const tickOf = <Row,>(selection: Selection<Row>, rows: readonly Row[], keyOf: (row: Row) => string) => {
  const ticked = rows.filter((row) => selection.has(keyOf(row))).length;
  const checked = selection.rows.length > 0 && ticked === rows.length;
  return { checked, partly: !checked && selection.rows.length > 0 && ticked > 0, onChange: () => selection.toggleAll(rows) };
};
