import { formatOneId, isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { inboundStep, type InboundStep } from '#web/core/links/inbound-step.ts';
import type { Answer, FoundElsewhere, FoundNothing, FoundPackage } from '#web/shared/inbound/look-up.ts';
import { openAfter, problemOf, type InboundEffect } from '#web/shared/inbound/scan-steps.ts';
import { andThen, clear, fail } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { NamedSku } from '../named-sku.ts';
import type { Problem, State, Unclaimed } from '../receiving-state.ts';

type MayOpen = (step: InboundStep) => boolean;

export type ArrivalInput =
  | { type: 'parcelScanned'; code: string }
  | { type: 'parcelFound'; code: string; found: Answer; mayOpen: MayOpen }
  /** Whether an unknown code is a SKU instead. */
  | { type: 'parcelNamed'; code: string; near: Unclaimed['near']; sku: NamedSku | undefined }
  | { type: 'arrivalAsked'; preId: string }
  | { type: 'arrived'; batchNo: string; preId: string; oneId: string | undefined }
  | { type: 'labelAsked' }
  | { type: 'labelTaken'; label: Blob }
  | { type: 'asideAsked'; found: FoundElsewhere }
  | { type: 'putAside' }
  | { type: 'refused'; problem: Problem }
  | { type: 'dismissed' };

export type ArrivalEffect =
  | InboundEffect
  /** Answered by `parcelFound`. */
  | { type: 'findParcel'; code: string }
  /** Answered by `parcelNamed`. */
  | { type: 'nameParcel'; code: string; near: Unclaimed['near'] }
  /** Answered by `arrived` or `refused`; `oneId` is the unit that led here. */
  | { type: 'arrive'; preId: string; oneId?: string | undefined }
  | { type: 'arriveUnclaimed'; logNo: string; label: Blob }
  | { type: 'keepBatch'; batchNo: string; preId: string }
  /** Answered by `putAside` or `refused`. */
  | { type: 'putAside'; found: FoundElsewhere };

type Stepped = Step<State, ArrivalEffect>;

/** Finds the parcel of a code and takes it in; a code that nobody forecast may be an unclaimed parcel. */
export const arrivalStep = (state: State, input: ArrivalInput): Stepped => {
  switch (input.type) {
    case 'parcelScanned':
      return andThen<State, ArrivalEffect>(clearAll(state), (cleared) => ({ state: cleared, effects: [{ type: 'findParcel', code: input.code }] }));
    case 'parcelFound':
      return parcelFound(state, input);
    case 'parcelNamed':
      return parcelNamed(state, input);
    case 'arrivalAsked':
      return { state, effects: [{ type: 'arrive', preId: input.preId }] };
    case 'arrived':
      return begin(state, input);
    case 'labelAsked':
      return { state: { ...state, unclaimed: state.unclaimed && { ...state.unclaimed, isPhotographing: true } }, effects: [] };
    case 'labelTaken':
      return labelTaken(state, input.label);
    case 'asideAsked':
      return andThen<State, ArrivalEffect>(clear(state), (cleared) => ({ state: cleared, effects: [{ type: 'putAside', found: input.found }] }));
    case 'putAside':
      return { state, effects: [{ type: 'feedback', feedback: 'done' }] };
    case 'refused':
      return fail(state, input.problem);
    case 'dismissed':
      return clearAll(state);
  }
};

/** Another scan, or another try: whatever was wrong or asked of the parcel is put away. */
export const clearAll = (state: State): Step<State, InboundEffect> => clear({ ...state, unclaimed: undefined });

const parcelFound = (state: State, { code, found, mayOpen }: Extract<ArrivalInput, { type: 'parcelFound' }>): Stepped => {
  const oneId = normaliseOneId(code);
  switch (found.found) {
    case 'elsewhere':
      return fail(state, { type: 'ofElsewhere', found });
    case 'package':
      return openParcel(state, found.package, code);
    case 'unit':
      return openUnit(state, found, code, mayOpen);
    case 'offline':
      return fail(state, isMisreadOneId(code) ? { type: 'misread', code } : problemOf(code, found));
    case 'nothing': {
      if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
      if (isOneId(oneId)) return fail(state, notFound({ code: formatOneId(oneId), known: null }));
      if (found.known) return fail(state, notFound(found));
      return { state, effects: [{ type: 'nameParcel', code, near: found.near }] };
    }
  }
};

const notFound = (found: FoundNothing): Problem => ({ type: 'notFound', found });

const openParcel = (state: State, parcel: FoundPackage, code: string, oneId?: string): Stepped => {
  const { status, preId, batchNo } = parcel;
  if (status === 'scheduled' || status === 'expired') return { state, effects: [{ type: 'arrive', preId, oneId }] };
  if (status === 'arrived') return begin(state, { batchNo: batchNo ?? '', preId, oneId });
  if (status === 'received') return { state, effects: [{ type: 'open', step: 'receiving', preId }] };
  return fail(state, { type: 'closedParcel', code, parcel });
};

const openUnit = (state: State, { unit, package: parcel }: Extract<Answer, { found: 'unit' }>, code: string, mayOpen: MayOpen): Stepped => {
  if (unit.state === 'unknown' && !parcel?.actions.includes('receive')) return fail(state, { type: 'receiptUndone', unit });
  const next = inboundStep(unit.state);
  if (next === 'receiving' && parcel) return openParcel(state, parcel, code, unit.oneId);
  if (next === undefined || next === 'receiving') return fail(state, { type: 'closedUnit', unit });
  if (!mayOpen(next)) return fail(state, { type: 'handOver', step: next, unit });
  return openAfter(state, { step: next, oneId: unit.oneId, preId: unit.preId });
};

/** The batch of the parcel is open on this device. */
const begin = (state: State, { batchNo, preId, oneId }: Omit<Extract<ArrivalInput, { type: 'arrived' }>, 'type'>): Stepped => ({
  state,
  effects: [
    { type: 'keepBatch', batchNo, preId },
    { type: 'feedback', feedback: 'done' },
    { type: 'open', step: 'receiving', preId, oneId },
  ],
});

const parcelNamed = (state: State, { code, near, sku }: Extract<ArrivalInput, { type: 'parcelNamed' }>): Stepped => {
  if (sku) return fail(state, { type: 'isSku', code, name: sku.remarks || sku.sku });
  const logNo = normaliseLabelCode(code);
  if (!isLabelCode(logNo)) return fail(state, { type: 'notTracking', code });
  return { state: { ...state, unclaimed: { logNo, near, isPhotographing: false } }, effects: [{ type: 'feedback', feedback: 'wrong' }] };
};

/** The photo of its label is what says later whose the parcel is, or that its number was misread. */
const labelTaken = (state: State, label: Blob): Stepped => {
  const { unclaimed } = state;
  if (!unclaimed) return { state, effects: [] };
  return { state: { ...state, unclaimed: undefined }, effects: [{ type: 'arriveUnclaimed', logNo: unclaimed.logNo, label }] };
};
