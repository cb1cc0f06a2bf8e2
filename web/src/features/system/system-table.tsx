import { inHand, type Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import type { RowVariant } from '#web/ui/list/list-view-props.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  /** The columns that a handheld has room for, and their widths there. */
  inHandWidths: Readonly<Record<string, number>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  label: string;
  variantOf?: (row: Row) => RowVariant | undefined;
}

/** A table of one section, as long as its rows. */
export const SystemTable = <Row,>({ columns, inHandWidths, ...table }: Props<Row>) => {
  const handheld = useHandheld();
  return <DataTable inline columns={handheld ? inHand(columns, inHandWidths) : columns} {...table} />;
};

/** A name of the code's own: it is the same in every language. */
export const CodeName = ({ name, title }: { name: string; title?: string }) => (
  <span className="code" lang="en" title={title}>
    {name}
  </span>
);
