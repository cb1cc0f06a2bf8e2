import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryClient } from '../api/query-client.ts';
import { AccessGate } from './access/access-gate.tsx';
import { ConsoleRouter } from './console-router.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { reportErrors } from './errors/report-errors.ts';
import { ToastHost } from './toasts/toast-host.tsx';
import { suspended } from './session/suspension.ts';
import { useStore } from '../browser/store.ts';
import { tellFailures } from './tell-failures.ts';

const SuspendedDialog = lazy(() => import('./session/suspended-dialog.tsx'));

reportErrors();
tellFailures();

export const App = () => {
  const isSuspended = useStore(suspended);
  return (
    <>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <ConsoleRouter>
            <AccessGate />
          </ConsoleRouter>
        </QueryClientProvider>
      </CrashBoundary>
      <ToastHost />
      {isSuspended && (
        <Suspense>
          <SuspendedDialog />
        </Suspense>
      )}
    </>
  );
};
