import type { PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { kindOfGoods, type KindOfGoods } from '#contracts/item/kinds-of-goods.ts';
import { isMisreadOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { inboundStep, type InboundStep } from '#web/core/links/inbound-step.ts';
import type { Answer, FoundUnit } from '#web/shared/inbound/look-up.ts';
import { openAfter, problemOf, type CodeProblem, type InboundEffect } from '#web/shared/inbound/scan-steps.ts';
import { andThen, clear, dismiss, fail, rejected, type Rejection, type ScanState } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import { inSequence, photoPlan, type InspectionPhoto, type PhotoPlan } from './photos/photo-plan.ts';
import type { InspectedUnit } from './use-inspection-work.ts';

/** What the page knows when something happens. */
export interface Known {
  /** The item that the address names, also before it is read. */
  oneId: string | undefined;
  inHand: InspectedUnit | undefined;
  /** The parcel that the address names, and its units. */
  preId: string | undefined;
  units: readonly InspectedUnit[];
  /** Of the item that the address names. */
  photos: readonly InspectionPhoto[];
  /** A recorded inspection is replaced by another. */
  isCorrection: boolean;
  mayOpen(step: InboundStep): boolean;
}

export type Problem =
  | CodeProblem
  /** Its inspection is behind it. */
  | { type: 'completed'; unit: FoundUnit }
  /** Of another parcel, while `left` units of the parcel `preId` are to be inspected. */
  | { type: 'otherParcel'; unit: FoundUnit; preId: string; left: number };

/** Where the camera points: a required photo, or one more. */
export type Shot = PhotoSlot | 'more';

/** What the inspector found so far about the item in hand. */
export interface Finding {
  of: string | undefined;
  result: InspectionResult;
  remark: string;
  shot: Shot | undefined;
  /** A result was pressed, and its photos are being taken one after the other. */
  isPressed: boolean;
}

export interface State extends ScanState<Problem> {
  finding: Finding;
}

/** An inspection of the item in hand, or another that replaces it. */
export interface Recorded {
  unit: InspectedUnit;
  preId: string | undefined;
  result: InspectionResult;
  remark: string;
  photos: readonly InspectionPhoto[];
  isCorrection: boolean;
}

/** An item, and the parcel that it is opened with. */
interface Place {
  oneId: string;
  preId: string | undefined;
}

export type Input =
  | { type: 'scanned'; code: string; known: Known }
  | { type: 'answered'; code: string; found: Answer; known: Known }
  | ({ type: 'taken' | 'correctionAsked' } & Place)
  /** Another item is in hand. */
  | { type: 'inHandChanged'; oneId: string | undefined }
  | { type: 'resultPressed'; result: InspectionResult; known: Known }
  | { type: 'remarkTyped'; remark: string; known: Known }
  | { type: 'shotChosen'; shot: Shot; known: Known }
  /** What was pressed is not meant any more. */
  | { type: 'cameraClosed'; known: Known }
  | { type: 'photoTaken'; photo: Blob; known: Known }
  /** The last photo that the pressed result needs is there. */
  | { type: 'photosCompleted'; known: Known }
  /** `call`: its command in the outbox. */
  | ({ type: 'undone'; call: string } & Place)
  | ({ type: 'takenBack'; isTaken: boolean } & Place)
  | { type: 'rejected'; rejection: Rejection | undefined }
  | { type: 'dismissed' };

export type Effect =
  | InboundEffect
  /** Answered by `answered`. */
  | { type: 'lookUp'; code: string }
  | { type: 'addPhoto'; photo: Blob; slot: PhotoSlot | undefined }
  | { type: 'removePhoto'; id: string }
  | { type: 'record'; recorded: Recorded }
  /** Answered by `takenBack`. */
  | ({ type: 'takeBack'; call: string } & Place)
  | { type: 'noteUndone'; oneId: string }
  | ({ type: 'openCorrection' } & Place);

type Stepped = Step<State, Effect>;

const blank = (of: string | undefined): Finding => ({ of, result: 'qualified', remark: '', shot: undefined, isPressed: false });

export const initial: State = { finding: blank(undefined) };

/** Another item starts over. */
export const findingOf = ({ finding }: State, oneId: string | undefined): Finding => (finding.of === oneId ? finding : blank(oneId));

export const kindOf = ({ inHand }: Pick<Known, 'inHand'>): KindOfGoods => kindOfGoods(inHand?.spec ?? '');

/** Nobody presses a result twice: it is recorded with the last photo that it needs. */
export const isComplete = ({ isPressed, shot }: Finding, { next }: PhotoPlan): boolean => isPressed && next === undefined && shot === undefined;

export const step = (state: State, input: Input): Stepped => {
  switch (input.type) {
    case 'scanned':
      return andThen(clear(state), (cleared) => scanned(cleared, input.code, input.known));
    case 'answered':
      return answered(state, input);
    case 'taken':
      return take(state, input);
    case 'correctionAsked':
      return correct(state, input);
    case 'inHandChanged':
      return { state: { ...state, finding: findingOf(state, input.oneId) }, effects: [] };
    case 'resultPressed':
      return pressed(state, input.result, input.known);
    case 'remarkTyped':
      return found(state, input.known, { remark: input.remark });
    case 'shotChosen':
      return found(state, input.known, { shot: input.shot });
    case 'cameraClosed':
      return found(state, input.known, { shot: undefined, isPressed: false });
    case 'photoTaken':
      return photoTaken(state, input.photo, input.known);
    case 'photosCompleted':
      return photosCompleted(state, input.known);
    case 'undone':
      return { state, effects: [{ type: 'takeBack', call: input.call, oneId: input.oneId, preId: input.preId }] };
    case 'takenBack':
      return takenBack(state, input);
    case 'rejected':
      return rejected(state, input.rejection);
    case 'dismissed':
      return dismiss(state);
  }
};

const scanned = (state: State, code: string, { units, preId }: Known): Stepped => {
  const unit = units.find(({ oneId }) => oneId === normaliseOneId(code));
  if (unit && !unit.result) return openAfter(state, { step: 'inspection', oneId: unit.oneId, preId });
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code });
  return { state, effects: [{ type: 'lookUp', code }] };
};

/** Every code is led to its step: a received item is inspected here, an inspected one is shelved, one that is not here yet is received. */
const answered = (state: State, { code, found: answer, known }: Extract<Input, { type: 'answered' }>): Stepped => {
  if (answer.found === 'package') return openAfter(state, { step: 'inspection', preId: answer.package.preId });
  if (answer.found !== 'unit') return fail(state, problemOf(code, answer));
  const { unit } = answer;
  const next = inboundStep(unit.state);
  if (next === undefined) return fail(state, { type: 'completed', unit });
  const left = known.units.filter(({ result }) => !result).length;
  if (next === 'inspection' && known.preId !== undefined && left > 0 && unit.preId !== known.preId)
    return fail(state, { type: 'otherParcel', unit, preId: known.preId, left });
  if (!known.mayOpen(next)) return fail(state, { type: 'handOver', step: next, unit });
  return openAfter(state, { step: next, oneId: unit.oneId, preId: unit.preId });
};

/** What was wrong gives way to what is opened instead. */
const take = (state: State, { oneId, preId }: Place): Stepped =>
  andThen<State, Effect>(clear(state), (cleared) => ({ state: cleared, effects: [{ type: 'open', step: 'inspection', oneId, preId }] }));
const correct = (state: State, { oneId, preId }: Place): Stepped =>
  andThen<State, Effect>(clear(state), (cleared) => ({ state: cleared, effects: [{ type: 'openCorrection', oneId, preId }] }));

const found = (state: State, { oneId }: Known, changes: Partial<Finding>): Stepped => ({
  state: { ...state, finding: { ...findingOf(state, oneId), ...changes } },
  effects: [],
});

/** A result records at once when its photos are complete; otherwise the camera opens for the first that is missing. */
const pressed = (state: State, result: InspectionResult, known: Known): Stepped => {
  const { next } = photoPlan(result, known.photos, kindOf(known));
  const { state: chosen } = found(state, known, { result });
  return next === undefined ? record(chosen, known) : found(chosen, known, { shot: next, isPressed: true });
};

const photosCompleted = (state: State, known: Known): Stepped => {
  const finding = findingOf(state, known.oneId);
  return isComplete(finding, photoPlan(finding.result, known.photos, kindOf(known))) ? record(state, known) : { state, effects: [] };
};

/** The next required photo follows by itself. */
const photoTaken = (state: State, photo: Blob, known: Known): Stepped => {
  const { shot, result } = findingOf(state, known.oneId);
  if (shot === undefined) return { state, effects: [] };
  if (shot === 'more') return { state, effects: [{ type: 'addPhoto', photo, slot: undefined }] };
  const before = known.photos.find(({ slot }) => slot === shot);
  const missing = photoPlan(result, known.photos, kindOf(known)).slots.find(({ slot, photo: taken }) => !taken && slot !== shot);
  return {
    state: found(state, known, { shot: missing?.slot }).state,
    effects: [...(before ? [{ type: 'removePhoto', id: before.id } as const] : []), { type: 'addPhoto', photo, slot: shot }],
  };
};

const record = (state: State, known: Known): Stepped => {
  const { inHand, preId, isCorrection } = known;
  if (!inHand) return { state, effects: [] };
  const { result, remark } = findingOf(state, known.oneId);
  const photos = inSequence(photoPlan(result, known.photos, kindOf(known)));
  const isOnShelf = inHand.state !== 'received' && inHand.state !== 'inspected';
  return {
    state: found(state, known, { isPressed: false }).state,
    effects: [
      { type: 'record', recorded: { unit: inHand, preId, result, remark, photos, isCorrection } },
      { type: 'feedback', feedback: isDefective(result) ? 'notice' : 'done' },
      isOnShelf ? { type: 'open', step: 'inspection', preId } : { type: 'open', step: 'shelving', oneId: inHand.oneId, preId },
    ],
  };
};

/** An inspection is never modified: what the server has is corrected by another (R5.39). */
const takenBack = (state: State, { isTaken, oneId, preId }: Extract<Input, { type: 'takenBack' }>): Stepped => {
  if (!isTaken) return correct(state, { oneId, preId });
  return andThen<State, Effect>({ state, effects: [{ type: 'noteUndone', oneId }] }, () => take(state, { oneId, preId }));
};
