import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { isMisreadOneId } from '#contracts/item/one-id.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import type { findOutbound } from '#contracts/returns/returned-goods.ts';
import type { Answer, FoundPackage } from '#web/shared/inbound/look-up.ts';
import { problemOf, type CodeProblem } from '#web/shared/inbound/scan-steps.ts';
import { andThen, clear, dismiss, fail, feedback, type ScanEffect, type ScanState } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';

type Outbound = DataOf<typeof findOutbound>;
export type OutboundUnit = Outbound['units'][number];
export type Received = DataOf<typeof receiveReturnEndpoint>;

/** What a code names: something that left, or whatever else has it. */
export type FoundReturn = Outbound | { by: null; answer: Answer };

export interface ReturnedUnit extends OutboundUnit {
  /** Photos of what happened to it on the way. */
  damage: readonly Blob[];
}

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
  | { type: 'already'; unit: OutboundUnit }
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
}

export const initial: State = {};

export type Input =
  | { type: 'scanned'; code: string }
  | { type: 'found'; code: string; found: FoundReturn }
  /** Without a number of its own, the parcel goes by the one that the unit left under. */
  | { type: 'outboundNumberTaken'; unit: OutboundUnit }
  | { type: 'unitChosen'; unit: OutboundUnit }
  | { type: 'unitRemoved'; oneId: string }
  | { type: 'damageAsked' }
  | { type: 'damageTaken'; photo: Blob }
  | { type: 'finishAsked' }
  | { type: 'reasonGiven'; reason: string }
  | { type: 'received'; received: Received }
  | { type: 'refused'; message: string }
  | { type: 'parcelLeft' }
  | { type: 'dismissed' };

export type Effect =
  | ScanEffect
  /** Answered by `found`. */
  | { type: 'find'; code: string }
  /** Answered by `received` or `refused`. */
  | { type: 'receive'; parcel: Parcel; reason: string }
  | { type: 'noteTaken'; unit: OutboundUnit }
  | { type: 'noteRemoved'; unit: OutboundUnit };

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
    case 'received':
      return { state: { done: { ...input.received, goods: state.parcel?.units ?? [] } }, effects: [feedback('done')] };
    case 'refused':
      return fail({ ...state, isSending: false }, { type: 'refused', message: input.message });
    case 'parcelLeft':
      return { state: {}, effects: [] };
    case 'dismissed':
      return dismiss({ ...state, asking: undefined });
  }
};

const found = (state: State, code: string, answer: FoundReturn): Stepped => {
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
  if (answer.found === 'package') return fail(state, { type: 'isParcel', code, parcel: answer.package });
  if (answer.found !== 'nothing') return answer.found === 'unit' ? fail(state, { type: 'notOutbound', code }) : fail(state, problemOf(code, answer));
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
  if (answer.known !== null) return fail(state, problemOf(code, answer));
  if (state.parcel) return fail(state, { type: 'notOutbound', code });
  const logNo = normaliseLabelCode(code);
  return isLabelCode(logNo) ? begin(state, { logNo, expected: [], units: [] }) : fail(state, { type: 'notTracking', code });
};

const begin = (state: State, parcel: Parcel): Stepped => ({
  state: { ...state, parcel, problem: undefined, asking: undefined, done: undefined },
  effects: [feedback('done')],
});

const take = (state: State, unit: OutboundUnit): Stepped => {
  const { parcel } = state;
  if (!parcel) return { state, effects: [] };
  const [first] = parcel.units;
  if (parcel.units.some(({ oneId }) => oneId === unit.oneId)) return fail(state, { type: 'already', unit });
  if (unit.state !== 'outOfWarehouse.shipped') return fail(state, { type: 'notOut', unit });
  if (first && first.shopInfo.id !== unit.shopInfo.id) return fail(state, { type: 'otherOwner', unit, first });
  const units = [...parcel.units, { ...unit, damage: [] }];
  return { state: { ...state, parcel: { ...parcel, units } }, effects: [feedback('done'), { type: 'noteTaken', unit }] };
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
