import { matchPath } from 'react-router-dom';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';
import type { PageState } from '#web/ui/list/list-state.ts';
import { readState } from './page-state.ts';
import { rowsOfAPage } from './use-list-state.ts';

/** What an address says to the page of a row that has `path`. */
export const pageAt = (path: string, address: string): { pathname: string; state: PageState } => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, state: readState(matchPath(path, pathname)?.params ?? {}, search) };
};

/** Reads the list at an address as its page will: the page finds it under way, or there. */
export const readListAhead =
  <E extends AnyEndpoint>(endpoint: E, queryOf: (state: PageState, size: number) => QueryInputOf<E>) =>
  (path: string, address: string): void => {
    const { pathname, state } = pageAt(path, address);
    void queryClient.prefetchQuery(readOptions(endpoint, queryOf(state, rowsOfAPage) as never, pathname));
  };
