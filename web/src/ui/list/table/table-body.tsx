import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../columns.ts';
import type { RowVariant } from '../list-view-props.ts';
import type { Selection } from '../rows/use-selection.ts';
import { drawnRows, rowHeight, type InSight } from './drawn-rows.ts';
import { TableRow, type RowHandlers } from './table-row.tsx';

/** What a table shows in its rows. */
export interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** The row that is open beside the list. */
  openKey?: string | undefined;
  selection?: Selection<Row> | undefined;
  changed?: ReadonlySet<string>;
  removed?: ReadonlySet<string>;
  /** A row that wants an eye kept on it. */
  variantOf?: (row: Row) => RowVariant | undefined;
}

interface Props<Row> extends TableRowsProps<Row> {
  /** Of a long list, what is in sight. */
  range: InSight | undefined;
  /** Key of the row that the keys are on. */
  active: string | undefined;
  actions: RowHandlers<Row>;
}

/** The rows that are drawn, with gaps as high as those that are not. */
export function TableBody<Row>({
  columns,
  rows,
  keyOf,
  onOpen,
  openKey,
  selection,
  changed,
  removed,
  variantOf,
  range,
  active,
  actions,
}: Props<Row>) {
  const { t } = useTranslation();
  const kept = range && active !== undefined ? rows.findIndex((row) => keyOf(row) === active) : -1;
  const drawn = range ? drawnRows(range, kept) : rows.map((_, index) => index);
  const below = rows.length - (drawn.at(-1) ?? -1) - 1;
  return (
    <tbody>
      {drawn.map((index, nth) => {
        const row = rows[index]!;
        const key = keyOf(row);
        const skipped = index - (drawn[nth - 1] ?? -1) - 1;
        return (
          <Fragment key={key}>
            {skipped > 0 && <Gap rows={skipped} />}
            <TableRow
              row={row}
              rowKey={key}
              index={index}
              columns={columns}
              actions={actions}
              opens={onOpen !== undefined}
              selects={t('ui.selectRow', { row: key })}
              selected={selection?.has(key)}
              active={key === active}
              isOpen={key === openKey}
              removed={removed?.has(key) ?? false}
              changed={changed?.has(key) ?? false}
              variant={variantOf?.(row)}
            />
          </Fragment>
        );
      })}
      {below > 0 && <Gap rows={below} />}
    </tbody>
  );
}

const Gap = ({ rows }: { rows: number }) => <tr aria-hidden="true" style={{ height: rows * rowHeight }} />;
