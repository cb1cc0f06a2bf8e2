import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { inboundStep, type InboundStep } from '#web/core/links/inbound-step.ts';
import type { Answer, FoundUnit } from '#web/shared/inbound/look-up.ts';
import { openAfter, problemOf, type CodeProblem, type InboundEffect } from '#web/shared/inbound/scan-steps.ts';
import { andThen, clear, dismiss, fail, rejected, type Rejection, type ScanState } from '#web/ui/floor/steps/scan-state.ts';
import type { Shelf } from '#web/shared/inbound/use-shelves.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { ShelvingUnit } from './use-shelving-work.ts';

/** What the page knows when something happens. */
export interface Known {
  /** The parcel that the address names. */
  preId: string | undefined;
  units: readonly ShelvingUnit[];
  inHand: ShelvingUnit | undefined;
  shelfOf(code: string): Shelf | undefined;
  /** Whether the names of the shelves are still read. */
  isLoading: boolean;
  /** Ids of the shelves that nothing more fits on. */
  full: ReadonlySet<string>;
  suggested: Shelf | undefined;
  mayOpen(step: InboundStep): boolean;
}

export type Problem =
  | CodeProblem
  /** Neither on its way to a shelf nor to be moved. */
  | { type: 'cannotShelve'; unit: FoundUnit }
  /** A shelf without an item in hand. */
  | { type: 'shelfFirst'; shelf: Shelf }
  | { type: 'notAShelf'; code: string; suggested: Shelf | undefined }
  | { type: 'fullShelf'; shelf: Shelf }
  /** No shelf is known to be for fakes: only the person can say that this one is. */
  | { type: 'askFake'; unit: ShelvingUnit; shelf: Shelf };

export interface State extends ScanState<Problem> {
  /** The item that was scanned last, until it is in hand. */
  sought?: string | undefined;
  /** What was scanned meanwhile, or before the shelves are known: it is meant for that item, and not for the one in hand until then. */
  ahead?: string | undefined;
}

/** An item that was laid on a shelf, and the way back. */
export interface Laid {
  unit: ShelvingUnit;
  preId: string | undefined;
  shelf: Shelf;
  /** Best of those that were suggested. */
  suggested: Shelf | undefined;
  /** Where it lay before; undefined for its first shelf, and where nobody knows that shelf. */
  from: Shelf | undefined;
}

export type Input =
  | { type: 'scanned'; code: string; known: Known }
  | { type: 'answered'; code: string; found: Answer; known: Known }
  /** Another item is in hand, or the shelves are known. */
  | { type: 'readied'; known: Known }
  | { type: 'taken'; oneId: string; preId: string | undefined }
  | { type: 'fakeConfirmed'; unit: ShelvingUnit; shelf: Shelf; known: Known }
  /** `call`: its command in the outbox. */
  | { type: 'undone'; laid: Laid; call: string }
  | { type: 'rejected'; rejection: Rejection | undefined }
  | { type: 'dismissed'; known: Known };

export type Effect =
  | InboundEffect
  /** Answered by `answered`. */
  | { type: 'lookUp'; code: string }
  | { type: 'lay'; laid: Laid }
  | { type: 'layBack'; laid: Laid; call: string };

type Stepped = Step<State, Effect>;

export const initial: State = {};

export const step = (state: State, input: Input): Stepped => {
  switch (input.type) {
    case 'scanned':
      return scanned(state, input.code, input.known);
    case 'answered':
      return answered(state, input);
    case 'readied':
      return readied(state, input.known);
    case 'taken':
      return { state, effects: [{ type: 'open', step: 'shelving', oneId: input.oneId, preId: input.preId }] };
    case 'fakeConfirmed':
      return andThen(clear(state), (cleared) => lay(cleared, input.unit, input.shelf, input.known));
    case 'undone':
      return undone(state, input.laid, input.call);
    case 'rejected':
      return rejected(state, input.rejection);
    case 'dismissed':
      return dismissed(state, input.known);
  }
};

const scanned = (state: State, code: string, known: Known): Stepped => {
  const { inHand, suggested } = known;
  const oneId = isOneId(normaliseOneId(code)) ? normaliseOneId(code) : undefined;
  const shelf = oneId === undefined ? known.shelfOf(code) : undefined;
  if (oneId === undefined && !state.problem && !state.rejection && waits(state, shelf, known))
    return { state: { ...state, ahead: code }, effects: [] };
  return andThen(clear(state), (cleared) => {
    const sought = seek(cleared, oneId, inHand);
    if (shelf && inHand) return putOn(sought, inHand, shelf, known);
    if (shelf) return fail(sought, { type: 'shelfFirst', shelf });
    if (!inHand || oneId !== undefined || isMisreadOneId(code)) return scannedItem(sought, code, known);
    return fail(sought, { type: 'notAShelf', code, suggested });
  });
};

const scannedItem = (state: State, code: string, { units, preId, mayOpen }: Known): Stepped => {
  const unit = units.find(({ oneId }) => oneId === normaliseOneId(code));
  if (unit?.step === 'shelve') return openAfter(state, { step: 'shelving', oneId: unit.oneId, preId });
  if (unit?.step === 'inspect' && mayOpen('inspection')) return openAfter(state, { step: 'inspection', oneId: unit.oneId, preId });
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
  return { state, effects: [{ type: 'lookUp', code }] };
};

const answered = (state: State, { code, found, known }: Extract<Input, { type: 'answered' }>): Stepped => {
  if (found.found === 'package') return openAfter(state, { step: 'shelving', preId: found.package.preId });
  if (found.found !== 'unit') return fail(state, problemOf(code, found));
  const { unit } = found;
  const waitsFor = inboundStep(unit.state);
  if (waitsFor === undefined && !unit.actions.includes('move')) return fail(state, { type: 'cannotShelve', unit });
  const next = waitsFor ?? 'shelving';
  return known.mayOpen(next)
    ? openAfter(state, { step: next, oneId: unit.oneId, preId: unit.preId })
    : fail(state, { type: 'handOver', step: next, unit });
};

const putOn = (state: State, unit: ShelvingUnit, shelf: Shelf, known: Known): Stepped => {
  if (known.full.has(shelf.id)) return fail(state, { type: 'fullShelf', shelf });
  if (unit.checkResult === 'fake') return fail(state, { type: 'askFake', unit, shelf });
  return lay(state, unit, shelf, known);
};

const lay = (state: State, unit: ShelvingUnit, shelf: Shelf, { preId, suggested, shelfOf }: Known): Stepped => ({
  state,
  effects: [
    { type: 'lay', laid: { unit, preId, shelf, suggested, from: unit.shelf === undefined ? undefined : shelfOf(unit.shelf) } },
    { type: 'feedback', feedback: 'done' },
    { type: 'open', step: 'shelving', preId },
  ],
});

/** A move is undone by moving back, a shelving by taking the item in hand again. */
const undone = (state: State, laid: Laid, call: string): Stepped => ({
  state,
  effects: [
    { type: 'layBack', laid, call },
    { type: 'feedback', feedback: 'notice' },
    { type: 'open', step: 'shelving', oneId: laid.unit.oneId, preId: laid.preId },
  ],
});

/** An item that the server would not have on that shelf is in hand again. */
const dismissed = (state: State, { preId, inHand }: Known): Stepped => {
  const [again] = state.rejection?.oneIds ?? [];
  const { state: next, effects } = dismiss(seek(state, undefined, inHand));
  return { state: next, effects: again === undefined ? effects : [...effects, { type: 'open', step: 'shelving', oneId: again, preId }] };
};

/** This item was scanned last; none where something else was. */
const seek = (state: State, oneId: string | undefined, inHand: ShelvingUnit | undefined): State => ({
  ...state,
  sought: oneId === inHand?.oneId ? undefined : oneId,
  ahead: undefined,
});

const waits = ({ sought }: State, shelf: Shelf | undefined, { isLoading, inHand }: Known): boolean =>
  (shelf !== undefined || isLoading) && (sought !== undefined || (isLoading && inHand !== undefined));

const readied = (before: State, known: Known): Stepped => {
  const { inHand, isLoading } = known;
  const state = before.sought === inHand?.oneId ? { ...before, sought: undefined } : before;
  const { ahead, sought } = state;
  if (isLoading || !inHand || sought !== undefined || ahead === undefined) return { state, effects: [] };
  return scanned({ ...state, ahead: undefined }, ahead, known);
};
