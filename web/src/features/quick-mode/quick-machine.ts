import { formatOneId, isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import type { Shelf } from '#web/shared/inbound/use-shelves.ts';
import { feedback, type FeedbackEffect } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import { scansOf } from './actions/scans-of.ts';
import { emptyRun, gathered, isUndoable, type QuickOutcome, type QuickRun, type QuickScan, type QuickSetup, type QuickWhy } from './quick-run.ts';

export interface State extends QuickRun {
  /** What was set before is read from the device: until then nothing is taken. */
  isReady: boolean;
  /** A code that could not be used yet: an action, a colleague or a shelf comes first. */
  unused?: string | undefined;
  /** What was gathered is on its way. */
  isFinishing?: boolean;
}

export type Call = Pick<WaitingCall, 'id' | 'state' | 'deferred' | 'refusal'>;

export type Input =
  | { type: 'restored'; run: QuickRun }
  | { type: 'set'; setup: QuickSetup }
  /** Back to the choice of what to do. */
  | { type: 'unset' }
  | { type: 'scanned'; id: string; at: number; code: string; shelf: Shelf | undefined }
  | { type: 'found'; id: string; subject: string }
  | { type: 'notFound'; id: string; why: QuickWhy }
  | { type: 'given'; id: string; call: string }
  /** The calls of this page that are still in the outbox; one that is not has reached the server. */
  | { type: 'callsChanged'; calls: readonly Call[] }
  | { type: 'undoAsked' }
  /** `call`: what takes it back. */
  | { type: 'undoGiven'; id: string; call: string }
  | { type: 'undone'; id: string }
  | { type: 'notUndone'; id: string; why: QuickWhy }
  | { type: 'finishAsked' }
  /** What was gathered is printed or in a batch. */
  | { type: 'finished' }
  | { type: 'notFinished' };

export type Effect =
  | FeedbackEffect
  /** Answered by `found` or `notFound`. */
  | { type: 'find'; scan: QuickScan }
  /** Answered by `given`. */
  | { type: 'give'; scan: QuickScan }
  /** Answered by `undone`, `undoGiven` or `notUndone`. */
  | { type: 'takeBack'; scan: QuickScan }
  /** Answered by `finished` or `notFinished`. */
  | { type: 'finish'; setup: QuickSetup; subjects: readonly string[] }
  | { type: 'dismiss'; call: string };

type Stepped = Step<State, Effect>;

export const initial: State = { ...emptyRun, isReady: false };

/** More are forgotten, oldest first. */
const MAX_SCANS = 500;

/** Set once, then scan after scan: each is one command, and none waits for the one before. */
export const step = (state: State, input: Input): Stepped => {
  switch (input.type) {
    case 'restored':
      return quietly({ ...state, ...input.run, isReady: true });
    case 'set':
      return quietly({ ...state, setup: input.setup, unused: undefined });
    case 'unset':
      return quietly({ ...state, setup: undefined, unused: undefined, scans: state.scans.filter(({ outcome }) => outcome !== 'gathered') });
    case 'scanned':
      return scanned(state, input);
    case 'found':
      return found(state, input.id, input.subject);
    case 'notFound':
      return { state: changed(state, input.id, { outcome: 'refused', why: { key: input.why } }), effects: [feedback('wrong')] };
    case 'given':
      return quietly(changed(state, input.id, { call: input.call }));
    case 'callsChanged':
      return callsChanged(state, input.calls);
    case 'undoAsked':
      return undoLast(state);
    case 'undone':
      return { state: changed(state, input.id, { outcome: 'undone', why: undefined }), effects: [feedback('notice')] };
    case 'undoGiven':
      return quietly(changed(state, input.id, { outcome: 'undoing', undoCall: input.call, why: undefined }));
    case 'notUndone':
      return { state: changed(state, input.id, { outcome: 'done', why: { key: input.why } }), effects: [feedback('wrong')] };
    case 'finishAsked':
      return finish(state);
    case 'finished':
      return { state: { ...allGathered(state, 'done'), isFinishing: false }, effects: [feedback('done')] };
    case 'notFinished':
      return { state: { ...state, isFinishing: false }, effects: [feedback('wrong')] };
  }
};

const scanned = (state: State, { id, at, code, shelf }: Extract<Input, { type: 'scanned' }>): Stepped => {
  const { setup } = state;
  if (!state.isReady || state.isFinishing) return { state, effects: [feedback('wrong')] };
  if (!setup) return { state: { ...state, unused: code }, effects: [feedback('wrong')] };
  const { needs, subject } = scansOf[setup.action];
  if (needs === 'shelf' && shelf) return { state: { ...state, setup: { ...setup, shelf }, unused: undefined }, effects: [feedback('notice')] };
  if (needs === 'shelf' && !setup.shelf) return { state: { ...state, unused: code }, effects: [feedback('wrong')] };
  if (needs === 'operator' && !setup.operator) return { state: { ...state, unused: code }, effects: [feedback('wrong')] };
  const read = readSubject(code, subject);
  const scan: QuickScan = { id, at, code: read.code, subject: read.subject, setup, outcome: 'waiting' };
  if (read.why) return refused(state, scan, read.why);
  if (read.isAsked) return add(state, { ...scan, outcome: 'looking' }, [{ type: 'find', scan }]);
  return take(state, scan);
};

/** A repair may be scanned by the ONE ID of its item: which repair that is has to be asked. */
const readSubject = (text: string, subject: 'item' | 'order' | 'repair'): { code: string; subject: string; why?: QuickWhy; isAsked?: boolean } => {
  const oneId = normaliseOneId(text);
  const number = text.trim().toUpperCase();
  if (isOneId(oneId) && subject !== 'order') return { code: formatOneId(oneId), subject: oneId, isAsked: subject === 'repair' };
  if (isMisreadOneId(text)) return { code: text, subject: number, why: 'misread' };
  if (subject === 'item') return { code: text, subject: number, why: 'notAnItem' };
  if (subject === 'order') return { code: number, subject: number, ...(!/^OC\d+$/.test(number) && { why: 'notAnOrder' as const }) };
  return { code: number, subject: number, ...(!/^RO-?\d+$/.test(number) && { why: 'notARepair' as const }) };
};

const take = (state: State, scan: QuickScan): Stepped => {
  if (isDoneAlready(state, scan)) return add(state, { ...scan, outcome: 'again' }, [feedback('notice')]);
  if (scansOf[scan.setup.action].isGathered) return add(state, { ...scan, outcome: 'gathered' }, [feedback('done')]);
  return add(state, scan, [{ type: 'give', scan }]);
};

/** The same on the same shelf, or to the same person. */
const isDoneAlready = ({ scans }: State, { id, subject, setup }: QuickScan): boolean =>
  scans.some(
    (before) =>
      before.id !== id &&
      before.subject === subject &&
      isUndoable(before) &&
      before.setup.action === setup.action &&
      before.setup.shelf?.id === setup.shelf?.id &&
      before.setup.operator?.id === setup.operator?.id,
  );

const found = (state: State, id: string, subject: string): Stepped => {
  const scan = state.scans.find((each) => each.id === id);
  if (scan?.outcome !== 'looking') return quietly(state);
  const others = { ...state, scans: state.scans.filter((each) => each.id !== id) };
  return take(others, { ...scan, subject, outcome: 'waiting' });
};

const refused = (state: State, scan: QuickScan, key: QuickWhy): Stepped =>
  add(state, { ...scan, outcome: 'refused', why: { key } }, [feedback('wrong')]);

const add = (state: State, scan: QuickScan, effects: Effect[]): Stepped => ({
  state: { ...state, scans: [scan, ...state.scans].slice(0, MAX_SCANS) },
  effects,
});

/** What came of each call since: only what a scan was not told yet is said, and heard. */
const callsChanged = (state: State, calls: readonly Call[]): Stepped => {
  const news = new Map(
    state.scans.flatMap((scan) => {
      const told = outcomeOf(scan, calls);
      return told ? [[scan.id, told] as const] : [];
    }),
  );
  if (news.size === 0) return quietly(state);
  return {
    state: { ...state, scans: state.scans.map((scan) => ({ ...scan, ...news.get(scan.id)?.changes })) },
    effects: [...news.values()].flatMap(({ effects }) => effects),
  };
};

const outcomeOf = (scan: QuickScan, calls: readonly Call[]): { changes: Partial<QuickScan>; effects: Effect[] } | undefined => {
  const { outcome, call: given, undoCall } = scan;
  const id = outcome === 'undoing' ? undoCall : outcome === 'waiting' || outcome === 'kept' ? given : undefined;
  if (id === undefined) return undefined;
  const call = calls.find((each) => each.id === id);
  const isUndo = outcome === 'undoing';
  if (!call || call.state === 'sent')
    return isUndo
      ? { changes: { outcome: 'undone' }, effects: [feedback('notice')] }
      : { changes: { outcome: 'done' }, effects: outcome === 'kept' ? [] : [feedback('done')] };
  if (call.state === 'refused') {
    const why = { said: call.refusal?.message ?? '' };
    return { changes: isUndo ? { outcome: 'done', why } : { outcome: 'refused', why }, effects: [feedback('wrong'), { type: 'dismiss', call: id }] };
  }
  return outcome === 'waiting' && call.deferred ? { changes: { outcome: 'kept' }, effects: [feedback('notice')] } : undefined;
};

/** Scan by scan, backwards: what was refused or undone is nothing to undo. */
const undoLast = (state: State): Stepped => {
  const scan = state.scans.find(isUndoable);
  if (!scan || state.isFinishing) return { state, effects: [feedback('wrong')] };
  if (scan.outcome === 'gathered') return { state: changed(state, scan.id, { outcome: 'undone' }), effects: [feedback('notice')] };
  return { state, effects: [{ type: 'takeBack', scan }] };
};

const finish = (state: State): Stepped => {
  const subjects = gathered(state);
  if (!state.setup || subjects.length === 0 || state.isFinishing) return quietly(state);
  return { state: { ...state, isFinishing: true }, effects: [{ type: 'finish', setup: state.setup, subjects }] };
};

const allGathered = (state: State, outcome: QuickOutcome): State => ({
  ...state,
  scans: state.scans.map((scan) => (scan.outcome === 'gathered' ? { ...scan, outcome } : scan)),
});

const changed = (state: State, id: string, changes: Partial<QuickScan>): State => ({
  ...state,
  scans: state.scans.map((scan) => (scan.id === id ? { ...scan, ...changes } : scan)),
});

const quietly = (state: State): Stepped => ({ state, effects: [] });
