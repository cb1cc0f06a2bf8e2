import { lazy, Suspense } from 'react';
import type { WorkActions } from './use-work-actions.ts';

const OperatorDialog = lazy(() => import('./operator-dialogs.tsx'));

/** Who takes what was chosen, while that is asked. */
export const HandedDialog = ({ actions: { handed, closeHanded } }: { actions: Pick<WorkActions, 'handed' | 'closeHanded'> }) =>
  handed && (
    <Suspense>
      <OperatorDialog work={handed} onClose={closeHanded} />
    </Suspense>
  );
