import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Answer, FoundUnit } from '#web/shared/inbound/look-up.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import { findingOf, initial, isComplete, step, type Effect, type Input, type Known, type State } from './inspection-machine.ts';
import { photoPlan, type InspectionPhoto } from './photos/photo-plan.ts';
import type { InspectedUnit } from './use-inspection-work.ts';

const [a = '', b = '', foreign = ''] = [1, 2, 3].map((n) => oneIdFrom(Array(9).fill(n)));
const unit = (oneId: string, rest: Partial<InspectedUnit> = {}) =>
  ({ oneId, spec: '9', state: 'received', result: undefined, ...rest }) as InspectedUnit;
const found = (oneId: string, rest: Partial<FoundUnit> = {}): Extract<Answer, { found: 'unit' }> => ({
  found: 'unit',
  unit: { oneId, preId: 'FC-1', state: 'received', actions: [], ...rest } as FoundUnit,
  package: null,
});
const photo = (id: string, slot?: InspectionPhoto['slot']) => ({ id, ...(slot && { slot }) }) as InspectionPhoto;
const [side, boxLabel, sole] = [photo('1', 'side'), photo('2', 'boxLabel'), photo('3', 'sole')];
const taken = new Blob(['photo']);

const page = (rest: Partial<Known> = {}): Known => ({
  oneId: a,
  inHand: unit(a),
  preId: 'FC-1',
  units: [unit(a), unit(b)],
  photos: [],
  isCorrection: false,
  mayOpen: () => true,
  ...rest,
});

/** Each input in turn: the state at the end, and the effects of the last. */
const after = (...inputs: readonly Input[]): { state: State; effects: readonly Effect[] } =>
  inputs.reduce<{ state: State; effects: readonly Effect[] }>(({ state }, input) => step(state, input), { state: initial, effects: [] });
const scanned = (code: string, known = page()): Input => ({ type: 'scanned', code, known });
const answered = (answer: Answer, known = page()): Input => ({ type: 'answered', code: 'X', found: answer, known });
const pressed = (result: 'qualified' | 'fake', known = page()): Input => ({ type: 'resultPressed', result, known });

const wrong: Effect = { type: 'feedback', feedback: 'wrong' };
const done: Effect = { type: 'feedback', feedback: 'done' };

describe('Rule: every code is led to its step', () => {
  it('an item of the parcel that is not inspected is taken in hand, without asking anybody', () => {
    expect(after(scanned(b.toLowerCase())).effects).toEqual([done, { type: 'open', step: 'inspection', oneId: b, preId: 'FC-1' }]);
  });

  it('any other code is looked up', () => {
    expect(after(scanned(foreign)).effects).toEqual([{ type: 'lookUp', code: foreign }]);
    expect(after(scanned(a, page({ units: [unit(a, { result: 'qualified' })] }))).effects).toEqual([{ type: 'lookUp', code: a }]);
  });

  it('an inspected item is shelved, one that is not here yet is received, a parcel is opened', () => {
    const openOf = (answer: Answer) => after(answered(answer)).effects.at(-1);
    expect(openOf(found(b, { state: 'inspected' }))).toEqual({ type: 'open', step: 'shelving', oneId: b, preId: 'FC-1' });
    expect(openOf(found(b, { state: 'forecast' }))).toEqual({ type: 'open', step: 'receiving', oneId: b, preId: 'FC-1' });
    expect(openOf({ found: 'package', package: { preId: 'FC-2' } } as Answer)).toEqual({ type: 'open', step: 'inspection', preId: 'FC-2' });
  });

  it('an item of another parcel waits until this one is inspected', () => {
    const other = found(foreign, { preId: 'FC-2' });
    expect(after(answered(other))).toMatchObject({
      state: { problem: { type: 'otherParcel', unit: other.unit, preId: 'FC-1', left: 2 } },
      effects: [wrong],
    });
    const inspected = page({ units: [unit(a, { result: 'fake' })] });
    expect(after(answered(other, inspected)).effects).toEqual([done, { type: 'open', step: 'inspection', oneId: foreign, preId: 'FC-2' }]);
  });

  it('unless it is opened instead', () => {
    const instead: Input = { type: 'taken', oneId: foreign, preId: 'FC-2' };
    expect(after(answered(found(foreign, { preId: 'FC-2' })), instead)).toEqual({
      state: expect.objectContaining({ problem: undefined }),
      effects: [{ type: 'open', step: 'inspection', oneId: foreign, preId: 'FC-2' }],
    });
  });

  it('what lies on a shelf is refused, and what another account does is handed over', () => {
    const stored = found(b, { state: 'available' });
    expect(after(answered(stored)).state.problem).toEqual({ type: 'completed', unit: stored.unit });
    const inspected = found(b, { state: 'inspected' });
    const known = page({ mayOpen: (next) => next !== 'shelving' });
    expect(after(answered(inspected, known)).state.problem).toEqual({ type: 'handOver', step: 'shelving', unit: inspected.unit });
  });

  it('and says so where nobody could be asked, until the next scan', () => {
    const offline = answered({ found: 'offline' });
    expect(after(offline)).toMatchObject({ state: { problem: { type: 'offline', code: 'X' } }, effects: [wrong] });
    expect(after(offline, scanned(b)).state.problem).toBeUndefined();
  });
});

describe('Rule: a result is recorded once its photos are complete', () => {
  it('at once, with the required photos first', () => {
    const known = page({ photos: [photo('4'), sole, side, boxLabel] });
    expect(after(pressed('qualified', known)).effects).toEqual([
      {
        type: 'record',
        recorded: {
          unit: known.inHand,
          preId: 'FC-1',
          result: 'qualified',
          remark: '',
          photos: [side, boxLabel, sole, photo('4')],
          isCorrection: false,
        },
      },
      done,
      { type: 'open', step: 'shelving', oneId: a, preId: 'FC-1' },
    ]);
  });

  it('or the camera opens for the first that is missing', () => {
    const { state, effects } = after(pressed('fake', page({ photos: [side] })));
    expect(findingOf(state, a)).toMatchObject({ result: 'fake', shot: 'boxLabel', isPressed: true });
    expect(effects).toEqual([]);
  });

  it('and goes on to the next by itself, until the last one records it', () => {
    const take = (photos: InspectionPhoto[]): Input => ({ type: 'photoTaken', photo: taken, known: page({ photos }) });
    const next = after(pressed('qualified', page({ photos: [side] })), take([side]));
    expect(next.effects).toEqual([{ type: 'addPhoto', photo: taken, slot: 'boxLabel' }]);
    expect(next.state.finding.shot).toBe('sole');

    const last = step(next.state, take([side, boxLabel])).state;
    expect(isComplete(last.finding, photoPlan('qualified', [side, boxLabel]))).toBe(false);
    const complete = step(last, { type: 'photosCompleted', known: page({ photos: [side, boxLabel, sole] }) });
    expect(complete.effects[0]).toMatchObject({ type: 'record', recorded: { result: 'qualified', photos: [side, boxLabel, sole] } });
    expect(step(complete.state, { type: 'photosCompleted', known: page({ photos: [side, boxLabel, sole] }) }).effects).toEqual([]);
  });

  it('a photo that is taken again replaces the one before', () => {
    const again: Input[] = [
      { type: 'shotChosen', shot: 'side', known: page({ photos: [side] }) },
      { type: 'photoTaken', photo: taken, known: page({ photos: [side] }) },
    ];
    expect(after(...again).effects).toEqual([
      { type: 'removePhoto', id: '1' },
      { type: 'addPhoto', photo: taken, slot: 'side' },
    ]);
  });

  it('and not where the camera was closed: what was pressed is not meant any more', () => {
    const closed = after(pressed('qualified'), { type: 'cameraClosed', known: page() });
    expect(step(closed.state, { type: 'photosCompleted', known: page({ photos: [side, boxLabel, sole] }) }).effects).toEqual([]);
  });

  it('a defect sounds different, and what lies on a shelf already stays there', () => {
    const fake = page({
      inHand: unit(a, { state: 'available' as InspectedUnit['state'] }),
      isCorrection: true,
      photos: [side, boxLabel, photo('5', 'detail')],
    });
    expect(after(pressed('fake', fake)).effects.slice(1)).toEqual([
      { type: 'feedback', feedback: 'notice' },
      { type: 'open', step: 'inspection', preId: 'FC-1' },
    ]);
  });
});

describe('Rule: another item in hand starts over', () => {
  const remark: Input = { type: 'remarkTyped', remark: 'worn', known: page() };

  it('as soon as it shows, also on the way back', () => {
    const { state } = after(remark);
    expect(findingOf(state, a).remark).toBe('worn');
    expect(findingOf(state, b)).toMatchObject({ result: 'qualified', remark: '', isPressed: false });
    expect(findingOf(after(remark, { type: 'inHandChanged', oneId: b }).state, a).remark).toBe('');
  });

  it('and the same one does not', () => {
    expect(findingOf(after(remark, { type: 'inHandChanged', oneId: a }).state, a).remark).toBe('worn');
  });
});

describe('Rule: an inspection is taken back, or corrected by another', () => {
  const place = { oneId: a, preId: 'FC-1' };

  it('before it was sent, the item is in hand again', () => {
    expect(after({ type: 'undone', call: 'call-1', ...place }).effects).toEqual([{ type: 'takeBack', call: 'call-1', ...place }]);
    expect(after({ type: 'takenBack', isTaken: true, ...place }).effects).toEqual([
      { type: 'noteUndone', oneId: a },
      { type: 'open', step: 'inspection', ...place },
    ]);
  });

  it('after that, its correction is opened', () => {
    expect(after({ type: 'takenBack', isTaken: false, ...place }).effects).toEqual([{ type: 'openCorrection', ...place }]);
  });
});

describe('Rule: what the server would not take fills the screen until it is read', () => {
  const rejection: Rejection = { id: 'call-1', error: 'PhotosMissing', message: 'A photo is missing', code: a, oneIds: [a] };
  const told: Input = { type: 'rejected', rejection };

  it('is told once, noted at the foot, and put away', () => {
    expect(after(told).effects).toEqual([{ type: 'noteRejected', rejection }, wrong]);
    expect(after(told, told).effects).toEqual([]);
    expect(after(told, { type: 'dismissed' })).toMatchObject({
      state: { rejection: undefined },
      effects: [{ type: 'dismissRejection', id: 'call-1' }],
    });
  });

  it('and gives way to what is scanned or opened instead', () => {
    expect(after(told, scanned(b)).effects[0]).toEqual({ type: 'dismissRejection', id: 'call-1' });
    expect(after(told, { type: 'taken', oneId: b, preId: 'FC-1' }).effects[0]).toEqual({ type: 'dismissRejection', id: 'call-1' });
  });

  it('and vanishes where it was read on another page', () => {
    expect(after(told, { type: 'rejected', rejection: undefined })).toMatchObject({ state: { rejection: undefined }, effects: [] });
  });
});
