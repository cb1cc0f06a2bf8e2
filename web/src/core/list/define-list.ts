import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import type { PageTitle } from '#web/i18n/texts.ts';
import type { useWords } from '#web/i18n/use-words.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import type { RowVariant } from '#web/ui/list/list-view-props.ts';
import type { ListState } from '#web/ui/list/list-state.ts';
import type { NextRows } from '#web/ui/list/rows/end-of-rows.tsx';
import type { EmptyProps } from '#web/ui/states/empty-state.tsx';
import type { User } from '../access/user.ts';
import { listQuery } from './list-query.ts';
import type { RowOf } from './read/use-list-read.ts';
import { currentTab, type Tabs } from './tabs.ts';

interface Texts {
  t: TFunction;
  words: ReturnType<typeof useWords>;
}

type CountsOf<E extends AnyEndpoint> = DataOf<E> extends { counts: infer Counts } ? Counts : undefined;

/** The list as it stands, for what is drawn around its rows. */
export interface ListContext<E extends AnyEndpoint, Actions = unknown> extends Texts {
  user: User;
  state: ListState;
  /** What was asked of the server. */
  query: QueryInputOf<E>;
  read: UseQueryResult<DataOf<E>, ApiError>;
  /** As far as one scrolled. */
  rows: readonly RowOf<E>[];
  next: NextRows;
  title: string;
  /** What `useActions` answered. */
  actions: Actions;
}

type Part<E extends AnyEndpoint, Actions> = ComponentType<{ list: ListContext<E, Actions> }>;

/** A list, declared: `ListPage` does the rest. What begins with `use` may call hooks. */
export interface ListDefinition<E extends AnyEndpoint, View extends string, Actions> {
  /** Under which the columns that a person arranged are kept. */
  name: string;
  endpoint: E;
  rowKey: (row: RowOf<E>) => string;
  /** Changes with every change of the row: it flashes. */
  version?: (row: RowOf<E>) => number | string;
  /** Of the rows that were read, those that are drawn; one may stand for several. */
  isShown?: (row: RowOf<E>) => boolean;
  /** The topic that tells of changes to its rows. */
  useTopic?: (query: QueryInputOf<E>) => string | undefined;
  /** The row's part of the streams that the topic names, where it is not its key. */
  streamKey?: (row: RowOf<E>) => string;
  /** What the address comes to, where tabs and filters are not all that the endpoint is asked. */
  useQuery?: (state: ListState) => QueryInputOf<E>;
  tabs?: Tabs<View, CountsOf<E>, Texts>;
  /** The page's own title unless given. */
  title?: PageTitle;
  /** What can be done with rows: told to everything below. */
  useActions?: () => Actions;
  useColumns: (list: ListContext<E, Actions>) => readonly Column<RowOf<E>>[];
  useFilters?: (list: ListContext<E, Actions>) => readonly Filter[];
  /** What a press on a row does; rows with a `drawer` open it. */
  useOpen?: () => ((row: RowOf<E>) => void) | undefined;
  /** Parameter under which the row stands in the address whose drawer is open beside the list. */
  drawer?: string;
  /** What can be done with the selected rows; without it nothing can be selected. */
  bulk?: (list: ListContext<E, Actions>) => ((rows: readonly RowOf<E>[], done: () => void) => readonly BulkAction[]) | undefined;
  variantOf?: (row: RowOf<E>, list: ListContext<E, Actions>) => RowVariant | undefined;
  /** How many there are, in the list's own word: "2,907 items". */
  countOf?: (count: number, list: ListContext<E, Actions>) => string;
  /** At the foot, under each column: what all rows come to. */
  totals?: (list: ListContext<E, Actions>) => Readonly<Record<string, ReactNode>> | undefined;
  /** What will be here, and the first step. */
  empty: (list: ListContext<E, Actions>) => EmptyProps;
  /** What is said where it cannot be read, in its own words. */
  failedTitle?: (list: ListContext<E, Actions>) => string;
  /** A row on a handheld; without it the table scrolls sideways. */
  Card?: ComponentType<{ row: RowOf<E> }>;
  /** Beside the title. */
  Aside?: Part<E, Actions>;
  /** At the top right; the next step last, as the only solid button. */
  Toolbar?: Part<E, Actions>;
  /** Between the title and the list: what it comes to. */
  Figures?: Part<E, Actions>;
  /** Beside the list inside the panel, such as a summary. */
  Side?: Part<E, Actions>;
  /** Over or beside the page: its drawer, the dialogs of its actions. */
  Beside?: Part<E, Actions>;
}

/** A definition with what it left out: no topic, no filters, the tab in the address as the whole query. */
export type List<E extends AnyEndpoint, View extends string, Actions> = Defaulted<
  ListDefinition<E, View, Actions>,
  'useTopic' | 'useQuery' | 'useActions' | 'useFilters' | 'useOpen'
>;

type Defaulted<Definition, Name extends keyof Definition> = Definition & Required<Pick<Definition, Name>>;

export const defineList = <E extends AnyEndpoint, View extends string = never, Actions = undefined>(
  definition: ListDefinition<E, View, Actions>,
): List<E, View, Actions> => ({
  useTopic: () => undefined,
  useQuery: (state) => tabQuery(definition, state),
  useActions: () => undefined as Actions,
  useFilters: () => none,
  useOpen: () => undefined,
  ...definition,
});

const none: readonly never[] = [];

const tabQuery = <E extends AnyEndpoint, View extends string>(
  { endpoint, tabs }: Pick<ListDefinition<E, View, never>, 'endpoint' | 'tabs'>,
  state: ListState,
): QueryInputOf<E> =>
  listQuery(endpoint, state, state.size, tabs && { always: { view: currentTab(tabs, state.view) } as unknown as Partial<QueryInputOf<E>> });
