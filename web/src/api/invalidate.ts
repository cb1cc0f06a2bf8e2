import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Marks reads as stale: what is on screen is read again at once, the rest when it is next shown. A first read in flight is left to arrive, so that there is
 * something to show. React Query would take it for fresh, yet the server may have answered before the change, so it is stale again once it has arrived.
 */
export const invalidate = async (filters: QueryFilters): Promise<void> => {
  const overtaken = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive());
  await Promise.allSettled([queryClient.invalidateQueries(filters), ...overtaken.map(({ promise }) => promise)]);
  // Whatever began in the meantime is fresh enough.
  if (overtaken.length > 0) await queryClient.invalidateQueries({ predicate: (query) => overtaken.includes(query) }, { cancelRefetch: false });
};
