import { useQueries, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { largestPageSize, type Page } from '#contracts/kernel/lists/paging.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions, useRead } from '#web/api/use-read.ts';
import type { NextRows } from '#web/ui/list/rows/end-of-rows.tsx';
import { gapCursor, isGapWide, mergePages } from './next-pages.ts';
import { useGapPage } from './use-gap-page.ts';

/** A page that says where the next one begins. */
type Continued<Row> = Page<Row> & { next: string | null };
export type RowOf<E extends AnyEndpoint> = DataOf<E> extends Page<infer Row> ? Row : never;

export interface ListRead<Row, Data = Page<Row>> {
  read: UseQueryResult<Data, ApiError>;
  /** Of the page in the address, and of what was scrolled to below it. */
  rows: readonly Row[];
  next: NextRows;
}

const none: readonly never[] = [];

/**
 * The page that the address names, continued below as far as one scrolls: from row to row, so that nothing is skipped or doubled while rows come and go. An
 * infinite query would read every page again on each notice; here each page is a query of its own, and only those are read again whose rows changed.
 */
export const useListRead = <E extends AnyEndpoint>(
  endpoint: E,
  query: QueryInputOf<E>,
  keyOf: (row: RowOf<E>) => string,
): ListRead<RowOf<E>, DataOf<E>> => {
  type Row = RowOf<E>;
  const { pathname } = useLocation();
  const read = useRead(endpoint, query as never);
  const first = read.data as Continued<Row> | undefined;
  const list = JSON.stringify(query);
  const [scrolled, setScrolled] = useState<{ list: string; cursors: readonly string[] }>({ list, cursors: none });
  const cursors = scrolled.list === list && first?.next ? scrolled.cursors : none;
  const scrollTo = (next: readonly string[]) => setScrolled({ list, cursors: next });
  const readAfter = (after: string | undefined) =>
    readOptions(endpoint, { ...(query as object), current: 1, size: largestPageSize, after } as never, pathname, { quiet: true });
  const { pages, isLoading, isFailed, retry } = useQueries({
    queries: cursors.map((after) => ({ ...readAfter(after), placeholderData: undefined })),
    combine,
  });
  const gap = gapCursor(first?.next, cursors);
  const gapRows = useGapPage<Continued<Row>>(gap, readAfter)?.data ?? none;
  const [below] = pages as (Continued<Row> | undefined)[];
  if (gap !== undefined && below && isGapWide(gapRows, below.data, keyOf)) scrollTo([gap, ...cursors]);

  const rows = useMemo(
    () => mergePages<Row>([first?.data ?? none, gapRows, ...pages.map((page) => (page as Continued<Row> | undefined)?.data ?? none)], keyOf),
    [first, gapRows, pages, keyOf],
  );
  useDropUnshown(list, cursors, (after) => readAfter(after).queryKey);
  const last = (pages.length > 0 ? pages.at(-1) : first) as Continued<Row> | undefined;
  const nextCursor = read.isPlaceholderData ? undefined : last?.next;
  return {
    read,
    rows,
    next: {
      hasMore: isFailed || (nextCursor !== undefined && nextCursor !== null) || isLoading,
      isLoading,
      isFailed,
      retry,
      load: () => {
        if (nextCursor && !isLoading && !cursors.includes(nextCursor)) scrollTo([...cursors, nextCursor]);
      },
      trim: () => {
        if (cursors.length > 1) scrollTo(cursors.slice(0, 1));
      },
    },
  };
};

/**
 * The same list never asks again for what it continued with before: those answers go at once. Only once nothing shows them: the pages that a list is still
 * drawn with would be read anew.
 */
const useDropUnshown = (list: string, cursors: readonly string[], keyAfter: (after: string) => QueryKey): void => {
  const before = useRef({ list, cursors });
  useEffect(() => {
    const left = before.current.list === list ? before.current.cursors.filter((after) => !cursors.includes(after)) : none;
    for (const after of left) queryClient.removeQueries({ queryKey: keyAfter(after), exact: true, type: 'inactive' });
    before.current = { list, cursors };
  });
};

const combine = (results: readonly UseQueryResult<unknown, ApiError>[]) => ({
  pages: results.map(({ data }) => data),
  isLoading: results.some((result) => result.isLoading),
  isFailed: results.some(({ isError, data }) => isError && data === undefined),
  retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
});
