import { memo } from 'react';
import changes from '#web/ui/changes/changes.module.css';
import type { Column } from '../columns.ts';
import styles from './table.module.css';
import { TickBox } from './tick-box.tsx';

export interface RowActs<Row> {
  open: (row: Row) => void;
  /** `through`: all rows since the last one that was picked. */
  pick: (row: Row, through: boolean) => void;
}

interface Props<Row> {
  row: Row;
  rowKey: string;
  /** Place in the list, from 0. */
  at: number;
  columns: readonly Column<Row>[];
  acts: RowActs<Row>;
  opens: boolean;
  /** Says what its box selects. */
  selects: string;
  /** Undefined where nothing can be selected. */
  selected: boolean | undefined;
  active: boolean;
  isOpen: boolean;
  gone: boolean;
  changed: boolean;
  tone: 'waiting' | 'refused' | undefined;
}

function Row<Row>({ row, rowKey, at, columns, acts, opens, selects, selected, active, isOpen, gone, changed, tone }: Props<Row>) {
  return (
    <tr
      data-row={rowKey}
      tabIndex={active ? 0 : -1}
      aria-rowindex={at + 1}
      data-selected={selected}
      data-active={active}
      data-open={isOpen}
      data-gone={gone}
      data-tone={tone}
      data-opens={opens}
      className={changed ? changes['changed'] : undefined}
      // The second click of a pair was meant for what lay over the row, and is gone.
      onClick={opens ? (event) => event.detail < 2 && !isControl(event.target) && acts.open(row) : undefined}
    >
      {selected !== undefined && (
        <td className={styles['tick']}>
          <TickBox checked={selected} label={selects} change={(through) => acts.pick(row, through)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-numeric={column.numeric}>
          {column.render(row)}
        </td>
      ))}
    </tr>
  );
}

/** A press on a control inside a row is the control's. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, [role="menuitem"]') !== null;

export const TableRow = memo(Row) as typeof Row;
