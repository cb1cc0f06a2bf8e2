import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { approveRequestsEndpoint, recallRequestsEndpoint, rejectRequestsEndpoint, RequestResult } from '#contracts/requests/batch-requests.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { orderReads, ordersAhead, type StateAhead } from './orders-ahead.ts';

const RefusedRequests = lazy(() => import('./refused-requests.tsx'));

type BatchEndpoint = typeof approveRequestsEndpoint | typeof rejectRequestsEndpoint | typeof recallRequestsEndpoint;

interface Plan {
  /** Where the requests are to stand afterwards. */
  state: StateAhead;
  done: (count: number) => string;
}

/** One command on many requests. They show as decided at once; those that are refused go back and are listed with the reason. The page renders the dialog once. */
export const useRequestBatch = <E extends BatchEndpoint>(endpoint: E, { state, done }: Plan): [(input: BodyInputOf<E>) => void, ReactNode] => {
  const [refused, setRefused] = useState<readonly RequestResult[]>([]);
  const command = useCommand<BatchEndpoint>(endpoint, {
    invalidates: orderReads,
    optimistic: ({ oddNos }) => ordersAhead(oddNos, state),
    onSuccess: ({ results }) => {
      const stayed = results.filter(({ refusal }) => refusal !== null);
      if (stayed.length < results.length) showSuccess(done(results.length - stayed.length));
      setRefused(stayed);
    },
  });
  const dialog = refused.length > 0 && (
    <Suspense>
      <RefusedRequests results={refused} onClose={() => setRefused([])} />
    </Suspense>
  );
  return [(input) => command.mutate(input as BodyInputOf<BatchEndpoint>), dialog];
};
