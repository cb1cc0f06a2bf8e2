import { memo } from 'react';
import changes from '#web/ui/changes/changes.module.css';
import type { Column } from '../columns.ts';
import type { RowVariant } from '../list-view-props.ts';
import styles from './table.module.css';
import { TickBox } from './tick-box.tsx';

export interface RowHandlers<Row> {
  open: (row: Row) => void;
  /** `through`: all rows since the last one that was picked. */
  pick: (row: Row, through: boolean) => void;
}

interface Props<Row> {
  row: Row;
  rowKey: string;
  /** Place in the list, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  actions: RowHandlers<Row>;
  opens: boolean;
  /** Says what its box selects. */
  selects: string;
  /** Undefined where nothing can be selected. */
  selected: boolean | undefined;
  active: boolean;
  isOpen: boolean;
  removed: boolean;
  changed: boolean;
  variant: RowVariant | undefined;
}

function Row<Row>({ row, rowKey, index, columns, actions, opens, selects, selected, active, isOpen, removed, changed, variant }: Props<Row>) {
  return (
    <tr
      data-row={rowKey}
      tabIndex={active ? 0 : -1}
      aria-rowindex={index + 1}
      data-selected={selected}
      data-active={active}
      data-open={isOpen}
      data-gone={removed}
      data-tone={variant}
      data-opens={opens}
      className={changed ? changes['changed'] : undefined}
      // The second click of a pair was meant for what lay over the row, and is gone.
      onClick={opens ? (event) => event.detail < 2 && !isControl(event.target) && actions.open(row) : undefined}
    >
      {selected !== undefined && (
        <td className={styles['tick']}>
          <TickBox checked={selected} label={selects} onChange={(through) => actions.pick(row, through)} />
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
