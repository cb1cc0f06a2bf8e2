import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { isSelfOperated, type AnyEndpoint } from './http/call-address.ts';
import { callEndpoint } from './call-endpoint.ts';
import { invalidate } from './invalidate.ts';
import { queryClient } from './query-client.ts';
import { session } from '../browser/session.ts';

interface ReadOptions {
  enabled?: boolean;
  /** Shows nothing when it fails: the page does without. */
  quiet?: boolean;
  staleTime?: number;
  /** Milliseconds for which an answer is kept that nothing shows any more. */
  gcTime?: number;
  /** Milliseconds after which it is read again, for as long as it shows: where no notice tells that it is old. */
  everyMs?: number;
}

type ReadInput<E extends AnyEndpoint> = QueryInputOf<E> extends never ? undefined : QueryInputOf<E>;

/** Where a read looks: the same list differs between warehouses and on the self-operated pages. */
const scopeOf = (pathname: string): string => `${isSelfOperated(pathname) ? 'shop-1' : 'own'}@${session.get().warehouseId ?? ''}`;

export const readOptions = <E extends AnyEndpoint>(endpoint: E, query: ReadInput<E> | undefined, pathname: string, options: ReadOptions = {}) =>
  queryOptions<DataOf<E>, ApiError>({
    queryKey: ['read', endpoint.name, scopeOf(pathname), query ?? {}],
    queryFn: ({ signal }) =>
      callEndpoint(endpoint, {
        ...(endpoint.method === 'GET' ? { query: query as QueryInputOf<E> } : { body: query as never }),
        pathname,
        signal,
        ...(options.quiet && { quiet: true }),
      }),
    placeholderData: keepPreviousData as never,
    enabled: options.enabled ?? true,
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    ...(options.gcTime !== undefined && { gcTime: options.gcTime }),
    ...(options.everyMs !== undefined && { refetchInterval: options.everyMs }),
  });

/**
 * Reads an endpoint for as long as the page shows. While new input loads, or after a failure, `data` stays what it was:
 * pages show it with "as of … · retry" instead of nothing.
 */
export const useRead = <E extends AnyEndpoint>(endpoint: E, query?: ReadInput<E>, options?: ReadOptions): UseQueryResult<DataOf<E>, ApiError> => {
  const { pathname } = useLocation();
  return useQuery(readOptions(endpoint, query, pathname, options));
};

/** Everything that was read from these endpoints is old: what shows is read again at once, the rest when it shows next. */
export const invalidateReads = (...endpoints: readonly Pick<AnyEndpoint, 'name'>[]): Promise<void[]> =>
  Promise.all(endpoints.map(({ name }) => invalidate({ queryKey: ['read', name] })));

/** The same for what was read before a moment, in milliseconds; what is on its way already is left to come. */
export const invalidateReadsOlderThan = (moment: number, ...endpoints: readonly Pick<AnyEndpoint, 'name'>[]): Promise<void[]> =>
  Promise.all(
    endpoints.map(({ name }) =>
      queryClient.invalidateQueries(
        { queryKey: ['read', name], predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < moment },
        { cancelRefetch: false },
      ),
    ),
  );

/** Everything that was read is old: the language changed, or what the person may do. */
export const invalidateAllReads = (): void => void invalidate({ queryKey: ['read'] });
