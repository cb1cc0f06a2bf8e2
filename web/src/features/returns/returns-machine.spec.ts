import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import { initial, step, type FoundReturn, type Input, type OutboundUnit, type Received, type State } from './returns-machine.ts';

const unit = (oneId: string, changes: Partial<OutboundUnit> = {}): OutboundUnit => ({
  oneId,
  sku: 'DD1391-100',
  remarks: 'Dunk Low Panda',
  spec: '9',
  img: '',
  state: 'outOfWarehouse.shipped',
  shopInfo: { id: 7, uid: 'U7', realname: 'Kicks & Co.' },
  oddNo: 'OC26112000377',
  logNo: '1Z999AA10000000001',
  gmtOut: '2026-11-20T15:00:00.000Z',
  returnedAs: null,
  ...changes,
});
const [dunk, jordan] = [unit('DUNK'), unit('JORDAN')];
const nothing: FoundReturn = { by: null, answer: { found: 'nothing', code: '', known: null, near: [] } };
const oneId = oneIdFrom([9, 12, 15, 18, 21, 24, 27, 3, 6]);
const misread = `${oneId.slice(0, -1)}${oneId.endsWith('Z') ? 'Y' : 'Z'}`;
const logNo = '1Z999AA10000000099';
const rejection: Rejection = { id: 'C1', error: 'ItemNotThere', message: 'no', code: logNo, oneIds: [] };

const run = (...inputs: Input[]) =>
  inputs.reduce<{ state: State; effects: readonly object[] }>((before, input) => step(before.state, input), { state: initial, effects: [] });
const found = (code: string, answer: FoundReturn): Input => ({ type: 'found', code, found: answer });
const theUnit = (what: OutboundUnit): Input => found(what.oneId, { by: 'unit', units: [what] });
const opened = found(logNo, nothing);
const scanned = (...inputs: Input[]) => run(opened, ...inputs).state;
const inParcel = ({ parcel }: State) => parcel?.units.map(({ oneId }) => oneId);

describe('Rule: a return begins with its parcel', () => {
  it('by a number that nothing left under, or by the one that it left under, which says what is inside', () => {
    expect(scanned().parcel).toEqual({ logNo, expected: [], units: [] });
    const backAgain = run(found(dunk.logNo!, { by: 'tracking', units: [dunk, jordan] })).state;
    expect(backAgain.parcel).toEqual({ logNo: dunk.logNo, expected: [dunk, jordan], units: [] });
  });

  it('and not by an item, whose own outbound number may stand for one that is missing', () => {
    const tooEarly = run(theUnit(dunk));
    expect(tooEarly.state).toMatchObject({ problem: { type: 'parcelFirst', unit: dunk } });
    const { state } = step(tooEarly.state, { type: 'outboundNumberTaken', unit: dunk });
    expect([state.parcel?.logNo, inParcel(state), state.problem]).toEqual([dunk.logNo, ['DUNK'], undefined]);
  });

  it('and not by what a seller announced, a shelf, a misread ONE ID or a word', () => {
    const forecast = { found: 'package', package: { preId: 'FC-1', status: 'scheduled' } } as Extract<FoundReturn, { answer: unknown }>['answer'];
    const shelf = { found: 'nothing' as const, code: 'A-01-1', known: 'shelf' as const, near: [] };
    const problems = [
      found(logNo, { by: null, answer: forecast }),
      found('A-01-1', { by: null, answer: shelf }),
      found(misread, nothing),
      found('HELLO', nothing),
    ].map((input) => run(input).state.problem?.type);
    expect(problems).toEqual(['isParcel', 'notFound', 'misread', 'notTracking']);
  });
});

describe('Rule: only what is away comes back, once, and of one seller', () => {
  it('takes units one after the other', () => {
    expect(inParcel(scanned(theUnit(dunk), theUnit(jordan)))).toEqual(['DUNK', 'JORDAN']);
  });

  it('refuses what never left, what came back before, what was scanned, and what is of another', () => {
    const here = unit('HERE', { state: 'available' });
    const back = unit('BACK', { state: 'outOfWarehouse.returned', returnedAs: 'NEW' });
    const other = unit('OTHER', { shopInfo: { id: 8, uid: 'U8', realname: 'Vault 9' } });
    const problems = [here, back, dunk, other].map((what) => scanned(theUnit(dunk), theUnit(what)).problem?.type);
    expect(problems).toEqual(['notOut', 'notOut', 'already', 'otherOwner']);
    expect(scanned(theUnit(dunk), found('XYZ', nothing)).problem).toMatchObject({ type: 'notOutbound' });
  });

  it('asks which one where an order names several, and none that was scanned already', () => {
    const both: FoundReturn = { by: 'order', units: [dunk, jordan] };
    const asked = scanned(found('OC26112000377', both));
    expect(asked.asking).toMatchObject({ type: 'which', units: [dunk, jordan] });
    expect(inParcel(step(asked, { type: 'unitChosen', unit: jordan }).state)).toEqual(['JORDAN']);
    expect(inParcel(scanned(theUnit(dunk), found('OC26112000377', both)))).toEqual(['DUNK', 'JORDAN']);
    expect(scanned(theUnit(dunk), theUnit(jordan), found('OC26112000377', both)).problem?.type).toBe('already');
  });
});

describe('Rule: what was scanned can be taken out, and damage is of the last one', () => {
  it('until it is sent', () => {
    expect(inParcel(scanned(theUnit(dunk), theUnit(jordan), { type: 'unitRemoved', oneId: 'DUNK' }))).toEqual(['JORDAN']);
    const sent = scanned(theUnit(dunk), { type: 'finishAsked' }, { type: 'reasonGiven', reason: '' });
    expect(inParcel(step(sent, { type: 'unitRemoved', oneId: 'DUNK' }).state)).toEqual(['DUNK']);
    expect(step(sent, { type: 'scanned', code: 'X' }).effects).not.toContainEqual({ type: 'find', code: 'X' });
  });

  it('with its photo', () => {
    const photo = new Blob(['photo']);
    const state = scanned(theUnit(dunk), theUnit(jordan), { type: 'damageAsked' }, { type: 'damageTaken', photo });
    expect(state.parcel?.units.map(({ damage }) => damage)).toEqual([[], [photo]]);
    expect(state.asking).toBeUndefined();
  });
});

describe('Rule: a return is received once its reason is given', () => {
  const ready = run(opened, theUnit(dunk), { type: 'finishAsked' });

  it('not while it is empty', () => {
    expect(scanned({ type: 'finishAsked' }).asking).toBeUndefined();
    expect(ready.state.asking).toEqual({ type: 'reason' });
  });

  it('once, however often it is pressed', () => {
    const given = step(ready.state, { type: 'reasonGiven', reason: 'Wrong size' });
    expect(given.effects).toEqual([{ type: 'receive', parcel: ready.state.parcel, reason: 'Wrong size' }]);
    expect(step(given.state, { type: 'reasonGiven', reason: 'Wrong size' }).effects).toEqual([]);
  });

  it('and shows what the units are now; refused, it stays open', () => {
    const sending = step(ready.state, { type: 'reasonGiven', reason: '' }).state;
    const received: Received = { preId: 'FC-9', batchNo: 'IB-9', units: [{ former: 'DUNK', oneId: 'NEW' }] };
    const goods = ready.state.parcel!.units;
    const done = step(sending, { type: 'received', logNo, goods, received }).state;
    expect([done.parcel, done.done]).toEqual([undefined, { ...received, goods }]);
    const { state: refused, effects } = step(sending, { type: 'rejected', rejection });
    expect([inParcel(refused), refused.problem, refused.isSending]).toEqual([['DUNK'], { type: 'refused', message: 'no' }, false]);
    expect(effects).toContainEqual({ type: 'settle', id: 'C1' });
  });
});

describe('Rule: without a network a return is taken as scanned, and received later', () => {
  const offline: FoundReturn = { by: null, answer: { found: 'offline' } };
  const other = oneIdFrom([3, 6, 9, 12, 15, 18, 21, 24, 27]);

  it('parcel and ONE IDs, each once; what has to be looked up is refused', () => {
    const { state } = run(found(logNo, offline), found(oneId, offline), found(other, offline));
    expect(state.parcel).toMatchObject({ logNo, units: [{ oneId, isUnknown: true }, { oneId: other }] });
    expect(step(state, found(oneId, offline)).state.problem?.type).toBe('already');
    expect(step(state, found('OC26112000377', offline)).state.problem?.type).toBe('offline');
    expect(step(state, found(misread, offline)).state.problem?.type).toBe('misread');
    expect(run(found(oneId, offline)).state.problem?.type).toBe('parcelFirst');
    expect(run(found('HELLO', offline)).state.problem?.type).toBe('notTracking');
  });

  it('as what it is, where the carrier brings back what left under the number', () => {
    const expected = unit(oneId);
    const { state } = run(found(dunk.logNo!, { by: 'tracking', units: [expected] }), found(oneId, offline));
    expect(state.parcel?.units).toEqual([{ ...expected, damage: [] }]);
  });

  it('and nothing that waits on this device is taken twice', () => {
    expect(scanned(found(oneId, { by: 'kept' })).problem?.type).toBe('kept');
  });

  const waiting = run(found(logNo, offline), found(oneId, offline), { type: 'finishAsked' }, { type: 'reasonGiven', reason: '' });
  const kept = step(waiting.state, { type: 'keptForLater' }).state;
  const received: Received = { preId: 'FC-9', batchNo: 'IB-9', units: [{ former: oneId, oneId: 'NEW' }] };
  const later: Input = { type: 'received', logNo, goods: kept.kept!.units, received };

  it('while the next parcel is opened: its new labels are offered when it is through', () => {
    expect([kept.parcel, kept.isSending, kept.kept?.logNo]).toEqual([undefined, undefined, logNo]);
    expect(step(kept, later).state.done).toMatchObject(received);
    const next = step(kept, found('1Z999AA10000000042', offline)).state;
    const { state, effects } = step(next, later);
    expect([state.parcel?.logNo, effects[0]]).toEqual(['1Z999AA10000000042', { type: 'noteReceived', logNo, received }]);
  });

  it('and opened again where it is refused then', () => {
    const { state } = step(kept, { type: 'rejected', rejection });
    expect(state.rejection).toEqual(rejection);
    const again = step(step(state, { type: 'dismissed' }).state, { type: 'reopened', parcel: kept.kept! }).state;
    expect([inParcel(again), again.kept]).toEqual([[oneId], undefined]);
  });
});
