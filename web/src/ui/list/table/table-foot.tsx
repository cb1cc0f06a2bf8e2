import type { ReactNode } from 'react';
import type { Column } from '../columns.ts';
import styles from './table.module.css';

interface Props<Row> {
  columns: readonly Column<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
  /** Rows begin with a box to tick. */
  ticks: boolean;
}

/** What all rows come to. */
export const TableFoot = <Row,>({ columns, totals, ticks }: Props<Row>) => (
  <tfoot className={styles['foot']}>
    <tr>
      {ticks && <td />}
      {columns.map(({ key, numeric }) => (
        <td key={key} data-numeric={numeric}>
          {totals[key]}
        </td>
      ))}
    </tr>
  </tfoot>
);
