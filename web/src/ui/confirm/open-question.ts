import type { ReactNode } from 'react';
import { createStore } from '#web/browser/store.ts';
import type { ConfirmKind } from './confirm-kinds.ts';

/** Who gets to read a reason: `concerned`, the one whom it is about too; `colleagues`, nobody outside the house. */
type Readers = 'concerned' | 'colleagues';

export interface Question {
  kind: ConfirmKind;
  /** What will happen, and to how many. */
  text?: ReactNode;
  title?: string;
  /** The button names its count: "Reject 12 items". */
  confirm?: string;
  /** What stays as it is, where "Cancel" could be read as doing it. */
  cancel?: string;
  /** Asks for a reason; `presets` are offered by number; `given` was typed before, and not taken. Each change of it is told. */
  reason?: { readers: Readers; presets?: readonly string[]; given?: string; onTyped?: (text: string) => void };
}

export type Answer = false | { reason: string };

interface OpenQuestion {
  question: Question;
  answer: (answer: Answer) => void;
}

/** The question that `ConfirmHost` shows: one at a time, over whichever page asked it. */
export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

/** Resolves when the person answers; false once one of the signals aborts, or another question takes its place. */
export const ask = (question: Question, signals: readonly (AbortSignal | undefined)[] = []): Promise<Answer> =>
  new Promise((resolve) => {
    const answer = (given: Answer): void => {
      openQuestion.set((open) => (open?.answer === answer ? undefined : open));
      resolve(given);
    };
    openQuestion.get()?.answer(false);
    openQuestion.set({ question, answer });
    for (const signal of signals) signal?.addEventListener('abort', () => answer(false), { once: true });
  });
