import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * What was read is old: what shows is read again at once, the rest when it shows next. A first read that is under way is left to come, so that there is
 * something to show. React Query would take it for new; yet the server may have answered before what happened, so it is old again as soon as it has come.
 */
export const makeOld = async (filters: QueryFilters): Promise<void> => {
  const overtaken = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive());
  await Promise.allSettled([queryClient.invalidateQueries(filters), ...overtaken.map(({ promise }) => promise)]);
  // Whatever began meanwhile is new enough.
  if (overtaken.length > 0) await queryClient.invalidateQueries({ predicate: (query) => overtaken.includes(query) }, { cancelRefetch: false });
};
