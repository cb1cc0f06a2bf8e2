import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import type { findOutbound } from '#contracts/returns/returned-goods.ts';
import type { Answer, FoundPackage } from '#web/shared/inbound/look-up.ts';
import { problemOf, type CodeProblem } from '#web/shared/inbound/scan-steps.ts';
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

type Outbound = DataOf<typeof findOutbound>;
export type OutboundUnit = Outbound['units'][number];
export type Received = DataOf<typeof receiveReturnEndpoint>;

/** What a code names: something that left, or whatever else has it. */
export type FoundReturn = Outbound | { by: null; answer: Answer } | { by: 'kept' };

/** Photos of what happened to a unit on the way. Without a network only its ONE ID is known, and the server says later what it is. */
export type ReturnedUnit = { damage: readonly (string | Blob)[]; oneId: string } & ((OutboundUnit & { isUnknown?: false }) | { isUnknown: true });

/** The parcel that lies open on the bench. */
export interface Parcel {
  logNo: string;
  /** What left under that number, where the carrier brings the same parcel back. */
  expected: readonly OutboundUnit[];
  units: readonly ReturnedUnit[];
}

export type Problem =
  | CodeProblem
  /** It has not left, or has come back already. */
  | { type: 'notOut'; unit: OutboundUnit }
  | { type: 'already'; unit: Pick<OutboundUnit, 'oneId'> }
  /** In a parcel that waits on this device. */
  | { type: 'kept'; code: string }
  | { type: 'otherOwner'; unit: OutboundUnit; first: OutboundUnit }
  /** Goods were scanned before the parcel that they came in. */
  | { type: 'parcelFirst'; code: string; unit: OutboundUnit | undefined }
  /** Announced by a seller: it is received, and not returned. */
  | { type: 'isParcel'; code: string; parcel: FoundPackage }
  | { type: 'notTracking'; code: string }
  | { type: 'notOutbound'; code: string }
  /** In the server's words. */
  | { type: 'refused'; message: string };

export type Asking = { type: 'which'; code: string; units: readonly OutboundUnit[] } | { type: 'reason' } | { type: 'damage' };

export interface State extends ScanState<Problem> {
  parcel?: Parcel | undefined;
  asking?: Asking | undefined;
  isSending?: boolean;
  /** What the last parcel became. */
  done?: (Received & { goods: readonly ReturnedUnit[] }) | undefined;
  /** The last parcel, while it waits on this device for the network. */
  kept?: Parcel | undefined;
}

export const initial: State = {};

export type Input =
  | { type: 'scanned'; code: string }
  | { type: 'found'; code: string; found: FoundReturn }
  /** Without a number of its own, the parcel goes by the one that the unit left under. */
  | { type: 'outboundNumberTaken'; unit: OutboundUnit }
  | { type: 'unitChosen'; unit: OutboundUnit }
  | { type: 'unitRemoved'; oneId: string }
  /** As it lay open before a reload, or when the server would not take it. */
  | { type: 'reopened'; parcel: Parcel }
  | { type: 'damageAsked' }
  | { type: 'damageTaken'; photo: Blob }
  | { type: 'finishAsked' }
  | { type: 'reasonGiven'; reason: string }
  /** No network: the parcel is received later, and the next one may be opened. */
  | { type: 'keptForLater' }
  /** `logNo` and `goods`: of the parcel as it was given. */
  | { type: 'received'; logNo: string; goods: readonly ReturnedUnit[]; received: Received }
  | { type: 'rejected'; rejection: Rejection | undefined }
  | { type: 'parcelLeft' }
  | { type: 'dismissed' };

export type Effect =
  | ScanEffect
  /** Answered by `found`. */
  | { type: 'find'; code: string }
  /** Answered by `received`, or told as `rejected`; `keptForLater` where neither comes. */
  | { type: 'receive'; parcel: Parcel; reason: string }
  | { type: 'noteTaken'; unit: ReturnedUnit }
  | { type: 'noteRemoved'; unit: ReturnedUnit }
  | { type: 'noteKept'; logNo: string }
  /** A parcel that waited is received. */
  | { type: 'noteReceived'; logNo: string; received: Received }
  /** The parcel is still open: its refusal is seen at once, and settled with the next try. */
  | { type: 'settle'; id: string };

type Stepped = Step<State, Effect>;

export const step = (state: State, input: Input): Stepped => {
  switch (input.type) {
    case 'scanned':
      // What is on its way to the server is not changed any more.
      if (state.isSending) return { state, effects: [feedback('wrong')] };
      return andThen<State, Effect>(clear(state), (cleared) => ({
        state: { ...cleared, asking: undefined },
        effects: [{ type: 'find', code: input.code }],
      }));
    case 'found':
      return found(state, input.code, input.found);
    case 'outboundNumberTaken':
      return andThen(begin(state, { logNo: input.unit.logNo ?? input.unit.oneId, expected: [], units: [] }), (begun) => take(begun, input.unit));
    case 'unitChosen':
      return take({ ...state, asking: undefined }, input.unit);
    case 'unitRemoved':
      return remove(state, input.oneId);
    case 'damageAsked':
      return { state: state.parcel?.units.length ? { ...state, asking: { type: 'damage' } } : state, effects: [] };
    case 'damageTaken':
      return damaged(state, input.photo);
    case 'finishAsked':
      return finish(state);
    case 'reasonGiven':
      return send(state, input.reason);
    case 'reopened':
      return state.parcel ? { state, effects: [] } : { state: { parcel: input.parcel }, effects: [] };
    case 'keptForLater':
      return keptForLater(state);
    case 'received':
      return received(state, input);
    case 'rejected':
      return wasRejected(state, input.rejection);
    case 'parcelLeft':
      return { state: {}, effects: [] };
    case 'dismissed':
      return dismiss({ ...state, asking: undefined });
  }
};

const found = (state: State, code: string, answer: FoundReturn): Stepped => {
  if (answer.by === 'kept') return fail(state, { type: 'kept', code });
  if (answer.by === null) return 'answer' in answer ? otherCode(state, code, answer.answer) : fail(state, { type: 'notOutbound', code });
  const { by, units } = answer;
  const [unit] = units;
  if (!state.parcel) {
    if (by === 'tracking') return begin(state, { logNo: normaliseLabelCode(code), expected: units, units: [] });
    const isAway = unit?.state === 'outOfWarehouse.shipped';
    if (by === 'unit' && unit && !isAway) return fail(state, { type: 'notOut', unit });
    return fail(state, { type: 'parcelFirst', code, unit: by === 'unit' ? unit : undefined });
  }
  const left = by === 'unit' ? units : units.filter(({ oneId }) => !state.parcel?.units.some((taken) => taken.oneId === oneId));
  if (left.length === 1) return take(state, left[0]!);
  if (left.length === 0 && unit) return fail(state, { type: 'already', unit });
  return { state: { ...state, asking: { type: 'which', code, units: left } }, effects: [feedback('notice')] };
};

/** Nothing left under this code: before a parcel it is the number that the buyer's carrier gave it, unless it is known as something else. */
const otherCode = (state: State, code: string, answer: Answer): Stepped => {
  if (answer.found === 'offline') return unasked(state, code);
  if (answer.found === 'package') return fail(state, { type: 'isParcel', code, parcel: answer.package });
  if (answer.found !== 'nothing') return answer.found === 'unit' ? fail(state, { type: 'notOutbound', code }) : fail(state, problemOf(code, answer));
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
  if (answer.known !== null) return fail(state, problemOf(code, answer));
  if (state.parcel) return fail(state, { type: 'notOutbound', code });
  const logNo = normaliseLabelCode(code);
  return isLabelCode(logNo) ? begin(state, { logNo, expected: [], units: [] }) : fail(state, { type: 'notTracking', code });
};

/** Nobody could be asked: a parcel and the ONE IDs in it are taken as scanned, and the server decides when the network is back. */
const unasked = (state: State, code: string): Stepped => {
  const oneId = isOneId(normaliseOneId(code)) ? normaliseOneId(code) : undefined;
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
  const { parcel } = state;
  if (parcel) {
    if (oneId === undefined) return fail(state, { type: 'offline', code });
    const known = parcel.expected.find((unit) => unit.oneId === oneId);
    return known ? take(state, known) : add(state, parcel, { oneId, isUnknown: true, damage: [] });
  }
  if (oneId !== undefined) return fail(state, { type: 'parcelFirst', code, unit: undefined });
  const logNo = normaliseLabelCode(code);
  return isLabelCode(logNo) ? begin(state, { logNo, expected: [], units: [] }) : fail(state, { type: 'notTracking', code });
};

const begin = (state: State, parcel: Parcel): Stepped => ({
  state: { ...state, parcel, problem: undefined, asking: undefined, done: undefined, kept: undefined },
  effects: [feedback('done')],
});

const take = (state: State, unit: OutboundUnit): Stepped => {
  const { parcel } = state;
  if (!parcel) return { state, effects: [] };
  const first = parcel.units.find((taken) => !taken.isUnknown);
  if (isIn(parcel, unit)) return fail(state, { type: 'already', unit });
  if (unit.state !== 'outOfWarehouse.shipped') return fail(state, { type: 'notOut', unit });
  if (first && first.shopInfo.id !== unit.shopInfo.id) return fail(state, { type: 'otherOwner', unit, first });
  return add(state, parcel, { ...unit, damage: [] });
};

const isIn = ({ units }: Parcel, { oneId }: { oneId: string }): boolean => units.some((taken) => taken.oneId === oneId);

const add = (state: State, parcel: Parcel, unit: ReturnedUnit): Stepped => {
  if (isIn(parcel, unit)) return fail(state, { type: 'already', unit });
  return { state: { ...state, parcel: { ...parcel, units: [...parcel.units, unit] } }, effects: [feedback('done'), { type: 'noteTaken', unit }] };
};

const remove = (state: State, oneId: string): Stepped => {
  const unit = state.parcel?.units.find((taken) => taken.oneId === oneId);
  if (!state.parcel || !unit || state.isSending) return { state, effects: [feedback('wrong')] };
  const units = state.parcel.units.filter((taken) => taken !== unit);
  return { state: { ...state, parcel: { ...state.parcel, units } }, effects: [feedback('notice'), { type: 'noteRemoved', unit }] };
};

/** It is the unit scanned last that is in hand. */
const damaged = (state: State, photo: Blob): Stepped => {
  const { parcel } = state;
  if (!parcel) return { state, effects: [] };
  const units = parcel.units.map((unit, index) => (index === parcel.units.length - 1 ? { ...unit, damage: [...unit.damage, photo] } : unit));
  return { state: { ...state, parcel: { ...parcel, units }, asking: undefined }, effects: [feedback('notice')] };
};

const finish = (state: State): Stepped =>
  state.parcel?.units.length && !state.isSending ? { state: { ...state, asking: { type: 'reason' } }, effects: [] } : { state, effects: [] };

const send = (state: State, reason: string): Stepped =>
  state.parcel && !state.isSending
    ? { state: { ...state, asking: undefined, isSending: true }, effects: [{ type: 'receive', parcel: state.parcel, reason }] }
    : { state, effects: [] };

const keptForLater = (state: State): Stepped =>
  state.isSending && state.parcel
    ? { state: { kept: state.parcel }, effects: [{ type: 'noteKept', logNo: state.parcel.logNo }, feedback('done')] }
    : { state, effects: [] };

/** Where its parcel is still looked at, its labels are printed there; otherwise the line of the last scan offers them. */
const received = (state: State, { logNo, goods, received: answer }: Extract<Input, { type: 'received' }>): Stepped => {
  const isShown = (state.isSending ? state.parcel : state.kept)?.logNo === logNo;
  if (isShown) return { state: { done: { ...answer, goods } }, effects: [feedback('done')] };
  return { state, effects: [{ type: 'noteReceived', logNo, received: answer }, feedback('notice')] };
};

const wasRejected = (state: State, rejection: Rejection | undefined): Stepped => {
  if (!rejection || !state.isSending) return rejected(state, rejection);
  return andThen<State, Effect>(fail({ ...state, isSending: false }, { type: 'refused', message: rejection.message }), (failed) => ({
    state: failed,
    effects: [{ type: 'settle', id: rejection.id }],
  }));
};
