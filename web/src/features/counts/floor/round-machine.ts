import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import {
  andThen,
  clear,
  dismiss,
  fail,
  feedback,
  rejected,
  type Rejection,
  type ScanEffect,
  type ScanState,
} from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { Round } from './round.ts';

/** What the page knows when something happens. */
export interface Known extends Round {
  /** Names of the shelf, as its label may bear them. */
  isShelf(code: string): boolean;
  /** Of another shelf of the warehouse. */
  isOtherShelf(code: string): boolean;
}

export type Problem = { type: 'otherShelf' | 'notAnItem' | 'misread' | 'twice'; code: string };

export interface State extends ScanState<Problem> {
  /** The person is asked whether the shelf is counted to the end. */
  isEnding?: boolean | undefined;
}

export type Input =
  | { type: 'scanned'; code: string; known: Known }
  /** `call`: its command in the outbox, where it may still wait. */
  | { type: 'undone'; oneId: string; call?: string }
  | { type: 'settled'; oneId: string; as: 'here' | 'back' }
  | { type: 'ended' }
  | { type: 'endConfirmed' }
  | { type: 'endCancelled' }
  | { type: 'rejected'; rejection: Rejection | undefined }
  | { type: 'dismissed' };

export type Effect =
  | ScanEffect
  | { type: 'start' }
  | { type: 'count'; oneId: string }
  | { type: 'undo'; oneId: string; call: string | undefined }
  | { type: 'settle'; oneId: string; as: 'here' | 'back' }
  | { type: 'finish' };

type Stepped = Step<State, Effect>;

export const initial: State = {};

export const step = (state: State, input: Input): Stepped => {
  switch (input.type) {
    case 'scanned':
      return andThen<State, Effect>(clear(state), (cleared) => scanned(cleared, input.code, input.known));
    case 'undone':
      return { state, effects: [{ type: 'undo', oneId: input.oneId, call: input.call }, feedback('notice')] };
    case 'settled':
      return { state, effects: [{ type: 'settle', oneId: input.oneId, as: input.as }, feedback('done')] };
    case 'ended':
      return { state: { ...state, isEnding: true }, effects: [] };
    case 'endCancelled':
      return { state: { ...state, isEnding: undefined }, effects: [] };
    case 'endConfirmed':
      return { state: { ...state, isEnding: undefined }, effects: [{ type: 'finish' }, feedback('done')] };
    case 'rejected':
      return rejected(state, input.rejection);
    case 'dismissed':
      return dismiss(state);
  }
};

const scanned = (before: State, code: string, known: Known): Stepped => {
  const state = { ...before, isEnding: undefined };
  const { phase, items, isShelf } = known;
  if (phase === 'start') return isShelf(code) ? { state, effects: [{ type: 'start' }, feedback('done')] } : fail(state, { type: 'otherShelf', code });
  if (phase !== 'scan') return { state, effects: [] };
  // The label of the shelf ends what it has begun.
  if (isShelf(code)) return { state: items.length > 0 ? { ...state, isEnding: true } : state, effects: [feedback('notice')] };
  if (known.isOtherShelf(code)) return fail(state, { type: 'otherShelf', code });
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
  const oneId = normaliseOneId(code);
  if (!isOneId(oneId)) return fail(state, { type: 'notAnItem', code });
  if (items.some((item) => item.oneId === oneId)) return fail(state, { type: 'twice', code });
  return { state, effects: [{ type: 'count', oneId }, feedback('done')] };
};
