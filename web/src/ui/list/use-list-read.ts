import { useQueries, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { largestPageSize, type Page } from '#contracts/kernel/paging.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { AnyEndpoint } from '#web/api/call-address.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions, useRead } from '#web/api/use-read.ts';
import { nearlyParted, rowsOnce, slippedFrom } from './further-rows.ts';
import { useSlippedRows } from './use-slipped-rows.ts';

/** A page that says where the next one begins. */
type Continued<Row> = Page<Row> & { next: string | null };
type RowOf<E extends AnyEndpoint> = DataOf<E> extends Page<infer Row> ? Row : never;

export interface FurtherRows {
  /** Whether there is anything below what is loaded. */
  more: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
  retry: () => void;
  /** Back at the top, a list keeps only what one scrolls to first. */
  letGo: () => void;
}

export interface ListRead<Row, Data = Page<Row>> {
  read: UseQueryResult<Data, ApiError>;
  /** Of the page in the address, and of what was scrolled to below it. */
  rows: readonly Row[];
  further: FurtherRows;
}

const nothing: readonly never[] = [];

/** The page that the address names, continued below as far as one scrolls: from row to row, so that nothing is skipped or doubled while rows come and go. */
export const useListRead = <E extends AnyEndpoint>(
  endpoint: E,
  query: QueryInputOf<E>,
  keyOf: (row: RowOf<E>) => string,
): ListRead<RowOf<E>, DataOf<E>> => {
  type Row = RowOf<E>;
  const { pathname } = useLocation();
  const read = useRead(endpoint, query as never);
  const first = read.data as Continued<Row> | undefined;
  const of = JSON.stringify(query);
  const [scrolled, setScrolled] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: nothing });
  const cursors = scrolled.of === of && first?.next ? scrolled.cursors : nothing;
  const readAfter = (after: string | undefined) =>
    readOptions(endpoint, { ...(query as object), current: 1, size: largestPageSize, after } as never, pathname, { quiet: true });
  const { pages, loading, failed, retry } = useQueries({
    queries: cursors.map((after) => ({ ...readAfter(after), placeholderData: undefined })),
    combine: together,
  });
  const from = slippedFrom(first?.next, cursors);
  const slipped = useSlippedRows<Continued<Row>>(from, readAfter)?.data ?? nothing;
  const [below] = pages as (Continued<Row> | undefined)[];
  if (from !== undefined && below && nearlyParted(slipped, below.data, keyOf)) setScrolled({ of, cursors: [from, ...cursors] });

  const rows = useMemo(
    () => rowsOnce<Row>([first?.data ?? nothing, slipped, ...pages.map((page) => (page as Continued<Row> | undefined)?.data ?? nothing)], keyOf),
    [first, slipped, pages, keyOf],
  );
  useForgotten(of, cursors, (after) => readAfter(after).queryKey);
  const last = (pages.length > 0 ? pages.at(-1) : first) as Continued<Row> | undefined;
  const next = read.isPlaceholderData ? undefined : last?.next;
  return {
    read,
    rows,
    further: {
      more: failed || (next !== undefined && next !== null) || loading,
      loading,
      failed,
      retry,
      load: () => {
        if (next && !loading && !cursors.includes(next)) setScrolled({ of, cursors: [...cursors, next] });
      },
      letGo: () => {
        if (cursors.length > 1) setScrolled({ of, cursors: cursors.slice(0, 1) });
      },
    },
  };
};

/**
 * The same list never asks again for what it continued with before: those answers go at once. Only once nothing shows them: the pages that a list is still
 * drawn with would be read anew.
 */
const useForgotten = (of: string, cursors: readonly string[], keyAfter: (after: string) => QueryKey): void => {
  const before = useRef({ of, cursors });
  useEffect(() => {
    const left = before.current.of === of ? before.current.cursors.filter((after) => !cursors.includes(after)) : nothing;
    for (const after of left) queryClient.removeQueries({ queryKey: keyAfter(after), exact: true, type: 'inactive' });
    before.current = { of, cursors };
  });
};

const together = (results: readonly UseQueryResult<unknown, ApiError>[]) => ({
  pages: results.map(({ data }) => data),
  loading: results.some(({ isLoading }) => isLoading),
  failed: results.some(({ isError, data }) => isError && data === undefined),
  retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
});
