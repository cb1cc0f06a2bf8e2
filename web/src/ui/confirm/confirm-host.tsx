import { lazy, Suspense } from 'react';
import { useStore } from '#web/browser/store.ts';
import { openQuestion } from './open-question.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** The one confirmation of the console, outside of what asks: its Esc is its own. */
export const ConfirmHost = () => {
  const open = useStore(openQuestion);
  return (
    open && (
      <Suspense>
        <ConfirmDialog {...open.question} answer={open.answer} />
      </Suspense>
    )
  );
};
