import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#contracts/kernel/lists/paging.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { EmptyProps } from '../states/empty-state.tsx';
import type { BulkAction } from './bulk-bar.tsx';
import type { Column } from './columns.ts';
import type { Filter } from './filters/filter.ts';
import type { NextRows } from './rows/end-of-rows.tsx';
import type { ListState } from './list-state.ts';
import type { SavedViews, View } from './views/views.tsx';

/** A row that wants an eye kept on it. */
export type RowVariant = 'waiting' | 'refused';

export interface ListViewProps<Row> {
  /** Under which its columns are kept. */
  name: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** At the top right; the next step last, as the only solid button. */
  actions?: ReactNode;
  /** Between the title and the list: what it comes to. */
  figures?: ReactNode;
  state: ListState;
  read: UseQueryResult<Page<Row>, ApiError>;
  /** The page, and what was scrolled to below it. */
  rows: readonly Row[];
  next: NextRows;
  /** Views that the person saved. */
  saved: SavedViews;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Changes with every change of the row: `({ version }) => version`. */
  versionOf?: (row: Row) => number | string;
  onOpen?: (row: Row) => void;
  openKey?: string | undefined;
  views: readonly View[];
  filters: readonly Filter[];
  /** What can be done with the chosen rows; without it nothing can be chosen. */
  bulk?: (rows: readonly Row[], done: () => void) => readonly BulkAction[];
  /** At the foot, under each column: what all rows come to, also those that are not loaded. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  variantOf?: (row: Row) => RowVariant | undefined;
  /** A row of the list on a handheld; without it the table scrolls sideways. */
  card?: (row: Row) => ReactNode;
  /** How many there are, in the list's own word: "2,907 items". */
  countOf?: (count: number) => string;
  /** What will be here, and the first step. */
  empty: EmptyProps;
  failedTitle?: string | undefined;
  /** Beside the list inside the panel, such as a summary. */
  side?: ReactNode;
}
