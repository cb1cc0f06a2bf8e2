import { formatOneId, isOneId } from '#contracts/item/one-id.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import type { InboundStep } from '#web/core/links/inbound-step.ts';
import type { Signal } from '#web/ui/floor/scan/signals.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { Answer, FoundElsewhere, FoundNothing, FoundUnit } from './look-up.ts';

/** What any page on the way in may say of a scan. */
export type CodeProblem =
  | { type: 'misread'; code: string }
  | { type: 'offline'; code: string }
  | { type: 'elsewhere'; found: FoundElsewhere }
  | { type: 'notFound'; found: FoundNothing }
  /** Its next step is of another account. */
  | { type: 'handOver'; step: InboundStep; unit: FoundUnit };

/** A command that the server would not take. */
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
  rejection?: Rejection | undefined;
}

export type ScanEffect =
  | { type: 'signal'; signal: Signal }
  | { type: 'open'; step: InboundStep; preId?: string | undefined; oneId?: string | undefined; replace?: boolean }
  | { type: 'dismissRejection'; id: string }
  /** The last scan was taken back by the server. */
  | { type: 'noteRejected'; rejection: Rejection };

/** Nothing is recorded, and the person hears so. */
export const refuse = <State extends ScanState<unknown>>(state: State, problem: NonNullable<State['problem']>): Step<State, ScanEffect> => ({
  state: { ...state, problem },
  effects: [{ type: 'signal', signal: 'wrong' }],
});

/** Another scan is taken over whatever was wrong. */
export const clear = <State extends ScanState<unknown>>(state: State): Step<State, ScanEffect> => ({
  state: { ...state, problem: undefined, rejection: undefined },
  effects: state.rejection ? [{ type: 'dismissRejection', id: state.rejection.id }] : [],
});

/** The person has read what was wrong: the rejection, or else the problem behind it. */
export const dismiss = <State extends ScanState<unknown>>(state: State): Step<State, ScanEffect> =>
  state.rejection
    ? { state: { ...state, rejection: undefined }, effects: [{ type: 'dismissRejection', id: state.rejection.id }] }
    : { state: { ...state, problem: undefined }, effects: [] };

/** The oldest rejection that was not read; undefined once it was read on another page. */
export const rejected = <State extends ScanState<unknown>>(state: State, rejection: Rejection | undefined): Step<State, ScanEffect> => {
  if (rejection?.id === state.rejection?.id) return { state, effects: [] };
  const noted: ScanEffect[] = rejection
    ? [
        { type: 'noteRejected', rejection },
        { type: 'signal', signal: 'wrong' },
      ]
    : [];
  return { state: { ...state, rejection }, effects: noted };
};

/** A scan that leads to a page. */
export const openAfter = <State>(state: State, to: Omit<Extract<ScanEffect, { type: 'open' }>, 'type'>): Step<State, ScanEffect> => ({
  state,
  effects: [
    { type: 'signal', signal: 'done' },
    { type: 'open', ...to },
  ],
});

/** One step upon another, with the effects of both. */
export const andThen = <State, Effect>(first: Step<State, Effect>, next: (state: State) => Step<State, Effect>): Step<State, Effect> => {
  const { state, effects } = next(first.state);
  return { state, effects: [...first.effects, ...effects] };
};

/** A code that is neither an item nor a parcel of this warehouse. */
export const problemOf = (code: string, found: Exclude<Answer, { found: 'unit' | 'package' }>): CodeProblem => {
  if (found.found === 'offline') return { type: 'offline', code };
  return found.found === 'elsewhere' ? { type: 'elsewhere', found } : { type: 'notFound', found };
};

export const rejectionOf = ({ id, body, refusal }: WaitingCall): Rejection => {
  const oneIds = [body['oneId'], ...(Array.isArray(body['oneIds']) ? body['oneIds'] : [])].filter((each): each is string => typeof each === 'string');
  const [first] = oneIds;
  const code = first !== undefined && isOneId(first) ? formatOneId(first) : String(first ?? body['sku'] ?? '');
  return { id, error: refusal?.error, message: refusal?.message ?? '', code, oneIds };
};
