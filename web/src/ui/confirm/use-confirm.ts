import { useCallback, useEffect, useRef } from 'react';
import { ask, type Answer, type Question } from './open-question.ts';

/** Resolves to false, or to what the person confirmed with: the reason of a rejection, empty where none is asked for. */
export type Confirm = (question: Question, signal?: AbortSignal) => Promise<Answer>;

/** Asks before something that cannot be taken back: `if (await confirm({ kind: 'delete', … }))`. A question is withdrawn when `signal` aborts, and with the page that asked it. */
export const useConfirm = (): Confirm => {
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((question, signal) => ask(question, [page.current?.signal, signal]), []);
};
