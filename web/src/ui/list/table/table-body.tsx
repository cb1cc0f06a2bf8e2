import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from '../data-table.tsx';
import { drawnRows, rowHeight, type InSight } from './drawn-rows.ts';
import { TableRow, type RowActs } from './table-row.tsx';

interface Props<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'keyOf' | 'open' | 'openKey' | 'selection' | 'changed' | 'gone' | 'toneOf'
> {
  /** Of a long list, what is in sight. */
  range: InSight | undefined;
  /** Key of the row that the keys are on. */
  active: string | undefined;
  acts: RowActs<Row>;
}

/** The rows that are drawn, with gaps as high as those that are not. */
export function TableBody<Row>({ columns, rows, keyOf, open, openKey, selection, changed, gone, toneOf, range, active, acts }: Props<Row>) {
  const { t } = useTranslation();
  const held = range && active !== undefined ? rows.findIndex((row) => keyOf(row) === active) : -1;
  const drawn = range ? drawnRows(range, held) : rows.map((_, at) => at);
  const below = rows.length - (drawn.at(-1) ?? -1) - 1;
  return (
    <tbody>
      {drawn.map((at, nth) => {
        const row = rows[at]!;
        const key = keyOf(row);
        const skipped = at - (drawn[nth - 1] ?? -1) - 1;
        return (
          <Fragment key={key}>
            {skipped > 0 && <Gap rows={skipped} />}
            <TableRow
              row={row}
              rowKey={key}
              at={at}
              columns={columns}
              acts={acts}
              opens={open !== undefined}
              selects={t('ui.selectRow', { row: key })}
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
      {below > 0 && <Gap rows={below} />}
    </tbody>
  );
}

const Gap = ({ rows }: { rows: number }) => <tr aria-hidden="true" style={{ height: rows * rowHeight }} />;
