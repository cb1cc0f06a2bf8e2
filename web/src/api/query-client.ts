import { QueryClient } from '@tanstack/react-query';
import { isApiError, mayRetry } from './api-error.ts';

/** React Query holds the only copy of what the server said. Live notices tell when it is old, so time alone never does. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, failure) => failures < 2 && isApiError(failure) && failure.code === 0,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: (failures, failure) => failures < 1 && mayRetry(failure), networkMode: 'always' },
  },
});
