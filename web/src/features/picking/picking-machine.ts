import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import * as orderScan from '#web/shared/order-scan/order-scan-machine.ts';
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
import { pickPathOf } from './path/pick-path.ts';
import type { PickUnit } from './pick-list.ts';
import { readPickScan, type Misfit, type PickPlace } from './scan/pick-scan.ts';
import type { ShortReason } from './short/short-pick.tsx';

/** What was scanned wrongly, and what was to be picked then. */
export interface PickProblem extends Misfit {
  code: string;
  current: PickUnit | undefined;
  shelf: string | undefined;
}

export interface State extends ScanState<PickProblem> {
  place: PickPlace;
  /** The unit that cannot be picked, while it is asked why. */
  shortOf: PickUnit | undefined;
  /** Once nothing is left to pick, the next order is scanned. */
  orders: orderScan.State;
}

export type Input =
  | { type: 'scanned'; code: string }
  | { type: 'toteConfirmed' }
  | { type: 'postponed' }
  | { type: 'shortStarted' }
  | { type: 'shortCancelled' }
  | { type: 'shortReported'; why: ShortReason; substitute: string | undefined }
  /** `call`: where the last scan is undone, its command in the outbox. */
  | { type: 'pickUndone'; unit: PickUnit; call?: string }
  | { type: 'shortUndone'; unit: PickUnit; call: string }
  | { type: 'rejected'; rejection: Rejection | undefined }
  | { type: 'dismissed' }
  | { type: 'ordersAnswered'; input: orderScan.Input };

export type Effect =
  | ScanEffect
  | { type: 'pick'; unit: PickUnit; shelf: string; tote: string }
  /** A command that never left is taken back on the device; what any other did is undone on the server. */
  | { type: 'undoPick'; unit: PickUnit; call: string | undefined }
  | { type: 'reportShort'; unit: PickUnit; why: ShortReason; substitute: string | undefined }
  | { type: 'undoShort'; unit: PickUnit; call: string }
  /** Says that the picker stands at the right shelf, where the scan changed nothing. */
  | { type: 'showShelf'; shelf: string }
  | { type: 'askOrders'; effect: orderScan.Effect };

type Stepped = Step<State, Effect>;

export const initial: State = {
  place: { shelf: undefined, postponed: [], inHand: undefined },
  shortOf: undefined,
  orders: orderScan.waiting,
};

/** The unit in the hand, otherwise the next of the path; undefined once the round is done. */
export const currentUnit = (units: readonly PickUnit[], place: PickPlace): PickUnit | undefined =>
  unitInHand(units, place) ?? pickPathOf(units, place).current;

const unitInHand = (units: readonly PickUnit[], { inHand }: PickPlace): PickUnit | undefined => units.find(({ oneId }) => oneId === inHand);

/** ONE ID of an item that the round does not ask for: what it is has to be looked up. */
export const strayOf = (problem: PickProblem | undefined): string | undefined => {
  const oneId = problem && !problem.unit ? normaliseOneId(problem.code) : '';
  return isOneId(oneId) ? oneId : undefined;
};

/** One round through the warehouse. `units`: the pick list as the picker made it, with what the server has not confirmed yet. */
export const step = (state: State, input: Input, units: readonly PickUnit[]): Stepped => {
  switch (input.type) {
    case 'scanned':
      return scanned(state, input.code, units);
    case 'toteConfirmed': {
      const unit = unitInHand(units, state.place);
      return unit ? pick(state, unit, unit.tote) : quietly(state);
    }
    case 'postponed':
      return quietly({ ...state, place: postpone(state.place, currentUnit(units, state.place)) });
    case 'shortStarted':
      return andThen(startOver(state), (cleared) => quietly({ ...cleared, shortOf: currentUnit(units, state.place) }));
    case 'shortCancelled':
      return quietly({ ...state, shortOf: undefined });
    case 'shortReported':
      return reportShort(state, input);
    case 'pickUndone': {
      const { unit, call } = input;
      const undo = (before: State): Stepped => ({ state: before, effects: [{ type: 'undoPick', unit, call }, feedback('notice')] });
      return call === undefined ? andThen(clear(state), undo) : undo(state);
    }
    case 'shortUndone':
      return { state, effects: [{ type: 'undoShort', unit: input.unit, call: input.call }, feedback('notice')] };
    case 'rejected':
      return rejected(state, input.rejection);
    case 'dismissed':
      return state.rejection || state.problem ? dismiss(state) : scannedOrder(state, input, units);
    case 'ordersAnswered':
      return scannedOrder(state, input.input, units);
  }
};

const scanned = (state: State, code: string, units: readonly PickUnit[]): Stepped =>
  andThen(startOver(state), (cleared) =>
    currentUnit(units, cleared.place) ? scannedHere(cleared, code, units) : scannedOrder(cleared, { type: 'scanned', code }, units),
  );

/** Another scan is taken over whatever was asked or wrong. */
const startOver = (state: State): Stepped => clear({ ...state, shortOf: undefined, orders: orderScan.waiting });

const scannedHere = (state: State, code: string, units: readonly PickUnit[]): Stepped => {
  const { place } = state;
  const read = readPickScan(code, { units, path: pickPathOf(units, place), place });
  if ('misfit' in read) return fail(state, { ...read, code, current: currentUnit(units, place), shelf: place.shelf });
  if ('pick' in read) return pick(state, read.pick, read.tote);
  if ('inHand' in read) return { state: { ...state, place: { ...place, inHand: read.inHand.oneId } }, effects: [feedback('done')] };
  const { shelf } = read;
  const again: Effect[] = shelf === place.shelf ? [{ type: 'showShelf', shelf }] : [];
  return { state: { ...state, place: { ...place, shelf } }, effects: [...again, feedback('done')] };
};

const pick = (state: State, unit: PickUnit, tote: string): Stepped => ({
  state: { ...state, place: { ...state.place, inHand: undefined } },
  effects: [{ type: 'pick', unit, shelf: state.place.shelf ?? unit.shelvesName ?? '', tote }, feedback('done')],
});

/** What no order bears is named as a scan of this round. */
const scannedOrder = (state: State, input: orderScan.Input, units: readonly PickUnit[]): Stepped => {
  const { state: orders, effects } = orderScan.step(state.orders, input, { opensBatches: true });
  if (orders.name === 'failed' && orders.problem.type === 'notFound') {
    const { code } = orders.problem;
    return andThen(startOver(state), (cleared) => scannedHere(cleared, code, units));
  }
  return { state: { ...state, orders }, effects: effects.map((effect) => ({ type: 'askOrders', effect })) };
};

const postpone = (place: PickPlace, unit: PickUnit | undefined): PickPlace =>
  unit ? { ...place, postponed: [...place.postponed.filter((oneId) => oneId !== unit.oneId), unit.oneId] } : place;

const reportShort = (state: State, { why, substitute }: Extract<Input, { type: 'shortReported' }>): Stepped => {
  if (!state.shortOf) return quietly(state);
  return {
    state: { ...state, shortOf: undefined, place: { ...state.place, inHand: undefined } },
    effects: [{ type: 'reportShort', unit: state.shortOf, why, substitute }, feedback('notice')],
  };
};

const quietly = (state: State): Stepped => ({ state, effects: [] });
