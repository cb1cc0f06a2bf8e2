import { describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import type { Answer, FoundPackage, FoundUnit } from '#web/shared/inbound/look-up.ts';
import { initial, type State } from '../receiving-state.ts';
import { arrivalStep, type ArrivalEffect, type ArrivalInput } from './arrival-steps.ts';

const oneId = oneIdFrom(Array(9).fill(1));
const parcel = (rest: Partial<FoundPackage>) => ({ preId: 'FC-1', packId: 'PK-1', batchNo: null, actions: [], ...rest }) as unknown as FoundPackage;
const pack = (rest: Partial<FoundPackage>): Answer => ({ found: 'package', package: parcel(rest) });
const unit = (rest: Partial<FoundUnit>, of: FoundPackage | null = null): Extract<Answer, { found: 'unit' }> => ({
  found: 'unit',
  unit: { oneId, preId: 'FC-1', actions: [], ...rest } as unknown as FoundUnit,
  package: of,
});
const nothing = (rest: Partial<Extract<Answer, { found: 'nothing' }>> = {}): Answer => ({
  found: 'nothing',
  code: 'X',
  known: null,
  near: [],
  ...rest,
});
const elsewhere = { found: 'elsewhere', code: 'SF1', what: 'package', id: 'FC-9', warehouse: { id: 'w2', name: 'Reno' } } as const;

interface Stepped {
  state: State;
  effects: readonly ArrivalEffect[];
}

/** Each input in turn: the state at the end, and the effects of the last. */
const after = (...inputs: readonly ArrivalInput[]): Stepped =>
  inputs.reduce<Stepped>(({ state }, input) => arrivalStep(state, input), { state: initial, effects: [] });
const found = (answer: Answer, code = 'SF1', mayOpen = () => true): ArrivalInput => ({ type: 'parcelFound', code, found: answer, mayOpen });

const wrong: ArrivalEffect = { type: 'feedback', feedback: 'wrong' };
const done: ArrivalEffect = { type: 'feedback', feedback: 'done' };
const begun = (of?: string): ArrivalEffect[] => [
  { type: 'keepBatch', batchNo: 'B-1', preId: 'FC-1' },
  done,
  { type: 'open', step: 'receiving', preId: 'FC-1', oneId: of },
];

describe('Rule: a parcel is taken in by any code that names it', () => {
  it('is looked up', () => {
    expect(after({ type: 'parcelScanned', code: 'SF1' }).effects).toEqual([{ type: 'findParcel', code: 'SF1' }]);
  });

  it('one that is expected arrives, also after its date, and its batch is open on this device', () => {
    expect(after(found(pack({ status: 'scheduled' }))).effects).toEqual([{ type: 'arrive', preId: 'FC-1' }]);
    expect(after(found(pack({ status: 'expired' }))).effects).toEqual([{ type: 'arrive', preId: 'FC-1' }]);
    expect(after({ type: 'arrived', batchNo: 'B-1', preId: 'FC-1', oneId: undefined }).effects).toEqual(begun());
  });

  it('one that arrived goes on, one that is counted is shown', () => {
    expect(after(found(pack({ status: 'arrived', batchNo: 'B-1' }))).effects).toEqual(begun());
    expect(after(found(pack({ status: 'received' }))).effects).toEqual([{ type: 'open', step: 'receiving', preId: 'FC-1' }]);
  });

  it('one that is closed is refused', () => {
    const closed = parcel({ status: 'checked' });
    expect(after(found(pack({ status: 'checked' })))).toEqual({
      state: { ...initial, problem: { type: 'closedParcel', code: 'SF1', parcel: closed } },
      effects: [wrong],
    });
  });

  it('a unit that is not here yet brings its parcel, and is received with it', () => {
    expect(after(found(unit({ state: 'forecast' }, parcel({ status: 'scheduled' })))).effects).toEqual([{ type: 'arrive', preId: 'FC-1', oneId }]);
    expect(after(found(unit({ state: 'forecast' }, parcel({ status: 'arrived', batchNo: 'B-1' })))).effects).toEqual(begun(oneId));
  });

  it('a unit that was received goes to its next step, or to whom it is of', () => {
    const received = unit({ state: 'received' });
    expect(after(found(received)).effects).toEqual([done, { type: 'open', step: 'inspection', oneId, preId: 'FC-1' }]);
    const handedOver = after(found(received, oneId, () => false));
    expect(handedOver.state.problem).toEqual({ type: 'handOver', step: 'inspection', unit: received.unit });
  });

  it('one that lies on a shelf, or whose scan was undone, is laid aside', () => {
    const [stored, undone] = [unit({ state: 'available' }), unit({ state: 'unknown' }, parcel({ status: 'received' }))];
    expect(after(found(stored)).state.problem).toEqual({ type: 'closedUnit', unit: stored.unit });
    expect(after(found(undone)).state.problem).toEqual({ type: 'receiptUndone', unit: undone.unit });
  });
});

describe('Rule: a number that nobody forecast is more often misread than new', () => {
  const near = [{ preId: 'FC-2', logNo: 'SF12345678', shopInfo: { id: 1, uid: 'U', realname: 'Kicks' } }];
  const named = (code: string, sku?: { sku: string; remarks: string }): ArrivalInput => ({ type: 'parcelNamed', code, near, sku }) as ArrivalInput;
  const unclaimed = { logNo: 'SF12345679', near, isPhotographing: false };

  it('a ONE ID that was misread says so, also without a network', () => {
    const misread = 'K7Q2M4XR9B';
    for (const answer of [nothing(), { found: 'offline' } as const])
      expect(after(found(answer, misread)).state.problem).toEqual({ type: 'misread', code: misread });
  });

  it('one that nobody knows says so, and so does what is known as something else', () => {
    expect(after(found(nothing(), oneId)).state.problem).toEqual({ type: 'notFound', found: { code: formatOneId(oneId), known: null } });
    expect(after(found(nothing({ known: 'shelf' }))).state.problem).toMatchObject({ type: 'notFound', found: { known: 'shelf' } });
    expect(after(found({ found: 'offline' })).state.problem).toEqual({ type: 'offline', code: 'SF1' });
  });

  it('a SKU is no parcel, and neither is what no carrier prints', () => {
    expect(after(found(nothing({ near }), 'DD1391-100')).effects).toEqual([{ type: 'nameParcel', code: 'DD1391-100', near }]);
    expect(after(named('DD1391-100', { sku: 'DD1391-100', remarks: 'Dunk' })).state.problem).toEqual({
      type: 'isSku',
      code: 'DD1391-100',
      name: 'Dunk',
    });
    expect(after(named('?')).state.problem).toEqual({ type: 'notTracking', code: '?' });
  });

  it('the parcels that it nearly names are offered', () => {
    expect(after(named('sf12345679'))).toEqual({ state: { ...initial, unclaimed }, effects: [wrong] });
    expect(after(named('SF12345679'), { type: 'arrivalAsked', preId: 'FC-2' }).effects).toEqual([{ type: 'arrive', preId: 'FC-2' }]);
  });

  it('and it is received with a photo of its label', () => {
    const label = new Blob(['label']);
    const asked = after(named('SF12345679'), { type: 'labelAsked' });
    expect(asked.state.unclaimed).toEqual({ ...unclaimed, isPhotographing: true });
    const taken = arrivalStep(asked.state, { type: 'labelTaken', label });
    expect(taken).toEqual({ state: { ...initial, unclaimed: undefined }, effects: [{ type: 'arriveUnclaimed', logNo: 'SF12345679', label }] });
    expect(arrivalStep(taken.state, { type: 'labelTaken', label }).effects).toEqual([]);
  });

  it('or put away, or scanned again', () => {
    expect(after(named('SF12345679'), { type: 'dismissed' }).state.unclaimed).toBeUndefined();
    expect(after(named('SF12345679'), { type: 'parcelScanned', code: 'SF1' }).state.unclaimed).toBeUndefined();
  });
});

describe('Rule: a parcel of another warehouse may be put aside for it', () => {
  it('is refused, and put aside where the person says so', () => {
    const refused = found(elsewhere);
    expect(after(refused).state.problem).toEqual({ type: 'ofElsewhere', found: elsewhere });
    const aside = after(refused, { type: 'asideAsked', found: elsewhere });
    expect(aside.state.problem).toBeUndefined();
    expect(aside.effects).toEqual([{ type: 'putAside', found: elsewhere }]);
    expect(after({ type: 'putAside' }).effects).toEqual([done]);
  });

  it("and what the server would not take is told in the server's words", () => {
    const problem = { type: 'asideRefused', code: 'SF1', message: 'It lies aside already' } as const;
    expect(after({ type: 'refused', problem })).toEqual({ state: { ...initial, problem }, effects: [wrong] });
  });
});
