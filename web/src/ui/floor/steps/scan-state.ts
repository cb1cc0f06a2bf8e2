import { formatOneId, isOneId } from '#contracts/item/one-id.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import type { ScanFeedback } from '../scan/scan-feedback.ts';
import type { Step } from './use-steps.ts';

/** A command of the outbox that the server would not take. */
export interface Rejection {
  /** Of the call in the outbox. */
  id: string;
  /** The server's reason, as a key and in its words. */
  error: string | undefined;
  message: string;
  /** What was scanned, as a person reads it. */
  code: string;
  /** The items that it was about. */
  oneIds: readonly string[];
}

/** What is wrong on a page: at most one fills the screen, and a rejection comes first. */
export interface ScanState<Problem> {
  /** Of the last scan. */
  problem?: Problem | undefined;
  /** Of an earlier scan. */
  rejection?: Rejection | undefined;
}

export interface FeedbackEffect {
  type: 'feedback';
  feedback: ScanFeedback;
}

export type ScanEffect =
  | FeedbackEffect
  /** What was said of the scan when it was made no longer holds. */
  | { type: 'noteRejected'; rejection: Rejection }
  | { type: 'dismissRejection'; id: string };

export const feedback = (kind: ScanFeedback): FeedbackEffect => ({ type: 'feedback', feedback: kind });

/** Nothing is recorded, and the person hears so. */
export const fail = <State extends ScanState<unknown>>(state: State, problem: NonNullable<State['problem']>): Step<State, FeedbackEffect> => ({
  state: { ...state, problem },
  effects: [feedback('wrong')],
});

/** The oldest rejection that nobody has read; undefined once it was read on another page. */
export const rejected = <State extends ScanState<unknown>>(state: State, rejection: Rejection | undefined): Step<State, ScanEffect> => {
  if (rejection?.id === state.rejection?.id) return { state, effects: [] };
  return { state: { ...state, rejection }, effects: rejection ? [{ type: 'noteRejected', rejection }, feedback('wrong')] : [] };
};

/** The person has read what was wrong: the rejection, or else the problem behind it. */
export const dismiss = <State extends ScanState<unknown>>(state: State): Step<State, ScanEffect> =>
  state.rejection
    ? { state: { ...state, rejection: undefined }, effects: dismissal(state) }
    : { state: { ...state, problem: undefined }, effects: [] };

/** Another scan is taken over whatever was wrong. */
export const clear = <State extends ScanState<unknown>>(state: State): Step<State, ScanEffect> => ({
  state: { ...state, problem: undefined, rejection: undefined },
  effects: dismissal(state),
});

const dismissal = ({ rejection }: ScanState<unknown>): ScanEffect[] => (rejection ? [{ type: 'dismissRejection', id: rejection.id }] : []);

/** One step upon another, with the effects of both. */
export const andThen = <State, Effect>(first: Step<State, Effect>, next: (state: State) => Step<State, Effect>): Step<State, Effect> => {
  const { state, effects } = next(first.state);
  return { state, effects: [...first.effects, ...effects] };
};

export const rejectionOf = ({ id, body, refusal }: WaitingCall): Rejection => {
  const oneIds = [body['oneId'], ...(Array.isArray(body['oneIds']) ? body['oneIds'] : [])].filter((each): each is string => typeof each === 'string');
  const [first] = oneIds;
  const code =
    first !== undefined && isOneId(first)
      ? formatOneId(first)
      : firstOf(first, body['sku'], body['logNo'], body['oddNo'], body['oddNos'], body['repairNo'], body['repairNos'], body['countNo']);
  return { id, error: refusal?.error, message: refusal?.message ?? '', code, oneIds };
};

/** What a command is about, where that is no item: its first number. */
const firstOf = (...candidates: readonly unknown[]): string => {
  const found = candidates.find((candidate) => candidate !== undefined);
  return String((Array.isArray(found) ? found[0] : found) ?? '');
};
