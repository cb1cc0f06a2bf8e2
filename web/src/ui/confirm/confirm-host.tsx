import { lazy, Suspense } from 'react';
import { useStore } from '#web/browser/store.ts';
import { openQuestion } from './open-question.ts';

const load = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazy(load);

/** The signed-in pages fetch it ahead: a question shows at once, whatever has become of the network. */
export const fetchConfirmDialog = (): void => void load().catch(() => undefined);

/** The one confirmation of the console, outside of what asks: its Esc is its own. */
export const ConfirmHost = () => {
  const open = useStore(openQuestion);
  return (
    open && (
      <Suspense>
        <ConfirmDialog {...open.question} onAnswer={open.answer} />
      </Suspense>
    )
  );
};
