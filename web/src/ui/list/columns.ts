import type { ReactNode } from 'react';

/** A column of a list. Figures stand right and in tabular digits. */
export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Pixels; the one column without a width takes the rest. */
  width?: number;
  numeric?: boolean;
  /** Name that the read sorts by. */
  sort?: string;
  /** Not shown until it is picked. */
  optional?: boolean;
  /** Cannot be taken away: what a row is about. */
  fixed?: boolean;
}

const widthOfTheRest = 200;

export const minWidth = <Row>(columns: readonly Column<Row>[]): number => columns.reduce((sum, { width }) => sum + (width ?? widthOfTheRest), 0);

/** The few columns that fit a handheld, by their width there. */
export const inHand = <Row>(columns: readonly Column<Row>[], widths: Readonly<Record<string, number>>): readonly Column<Row>[] =>
  columns.flatMap((column) => {
    const width = widths[column.key];
    return width === undefined ? [] : [{ ...column, width }];
  });
