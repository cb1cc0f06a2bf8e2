import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Question } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** What the person answered: false, or what they confirmed with (the reason of a rejection; empty where none is asked). */
export type Answer = false | { reason: string };

/**
 * Asks before something that cannot be taken back: `const [ask, dialog] = useAsk()`, `if (await ask({ kind: 'delete', … }))`.
 * The page renders `dialog` once. The third withdraws a question that has become pointless.
 */
export const useAsk = (): [(question: Question) => Promise<Answer>, ReactNode, () => void] => {
  const [open, setOpen] = useState<{ question: Question; answer: (answer: Answer) => void } | undefined>();
  const ask = (question: Question) =>
    new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        setOpen(undefined);
        resolve(given);
      };
      setOpen({ question, answer });
    });
  const dialog = open && (
    <Suspense>
      <ConfirmDialog {...open.question} answer={open.answer} />
    </Suspense>
  );
  return [ask, dialog, () => open?.answer(false)];
};
