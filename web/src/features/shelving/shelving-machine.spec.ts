import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Answer, FoundUnit } from '#web/shared/inbound/look-up.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import { initial, step, type Effect, type Input, type Known, type State } from './shelving-machine.ts';
import type { ShelvingUnit } from './use-shelving-work.ts';

const [a = '', b = ''] = [1, 2].map((n) => oneIdFrom(Array(9).fill(n)));
const unit = (oneId: string, rest: Partial<ShelvingUnit> = {}) => ({ oneId, step: 'shelve', checkResult: 'qualified', ...rest }) as ShelvingUnit;
const found = (oneId: string, rest: Partial<FoundUnit> = {}) =>
  ({ found: 'unit', unit: { oneId, preId: 'FC-1', state: 'inspected', actions: [], ...rest } as FoundUnit, package: null }) as const;

const shelves = { A: { id: '1', name: 'A-01' }, B: { id: '2', name: 'B-02' } };
const page = (rest: Partial<Known> = {}): Known => ({
  preId: 'FC-1',
  units: [unit(a), unit(b)],
  inHand: undefined,
  shelfOf: (code) => Object.values(shelves).find(({ name }) => name === code.toUpperCase()),
  isLoading: false,
  full: new Set(),
  suggested: shelves.A,
  mayOpen: () => true,
  ...rest,
});

/** Each input in turn: the state at the end, and the effects of the last. */
const after = (...inputs: readonly Input[]): { state: State; effects: readonly Effect[] } =>
  inputs.reduce<{ state: State; effects: readonly Effect[] }>(({ state }, input) => step(state, input), { state: initial, effects: [] });
const scanned = (code: string, known = page()): Input => ({ type: 'scanned', code, known });

const wrong: Effect = { type: 'feedback', feedback: 'wrong' };
const done: Effect = { type: 'feedback', feedback: 'done' };
const open = (oneId?: string): Effect => ({ type: 'open', step: 'shelving', preId: 'FC-1', ...(oneId && { oneId }) });
const rejection: Rejection = { id: 'call-1', error: 'ShelfFull', message: 'Shelf A-01 is full', code: a, oneIds: [a] };

describe('Rule: an item is scanned before its shelf', () => {
  it('takes an item of the parcel in hand, however its ONE ID is written', () => {
    expect(after(scanned(`${a.slice(0, 4)}-${a.slice(4).toLowerCase()}`)).effects).toEqual([done, open(a)]);
  });

  it('refuses a shelf while no item is in hand', () => {
    expect(after(scanned('A-01'))).toEqual({
      state: expect.objectContaining({ problem: { type: 'shelfFirst', shelf: shelves.A } }),
      effects: [wrong],
    });
  });

  it('looks up any other code, and leads an item to the step that it waits for', () => {
    expect(after(scanned('FC-2')).effects).toEqual([{ type: 'lookUp', code: 'FC-2' }]);
    const answer: Input = { type: 'answered', code: b, found: found(b, { state: 'received' }), known: page() };
    expect(after(answer).effects).toEqual([done, { type: 'open', step: 'inspection', oneId: b, preId: 'FC-1' }]);
  });

  it('hands an item over whose step is of another account', () => {
    const answer = found(b, { state: 'received' });
    const known = page({ mayOpen: (next) => next !== 'inspection' });
    expect(after({ type: 'answered', code: b, found: answer, known }).state.problem).toEqual({
      type: 'handOver',
      step: 'inspection',
      unit: answer.unit,
    });
  });

  it('takes an item that lies on a shelf only where it may be moved', () => {
    const sold = found(b, { state: 'shipped' as FoundUnit['state'] });
    expect(after({ type: 'answered', code: b, found: sold, known: page() }).state.problem).toEqual({ type: 'cannotShelve', unit: sold.unit });
    const stored = found(b, { state: 'available', actions: ['move'] });
    expect(after({ type: 'answered', code: b, found: stored, known: page() }).effects).toEqual([done, open(b)]);
  });

  it('says what a code is that nobody knows, or nobody could be asked about', () => {
    const nothing: Answer = { found: 'nothing', code: 'X', known: null, near: [] };
    expect(after({ type: 'answered', code: 'X', found: nothing, known: page() })).toMatchObject({
      state: { problem: { type: 'notFound' } },
      effects: [wrong],
    });
    expect(after({ type: 'answered', code: 'X', found: { found: 'offline' }, known: page() }).state.problem).toEqual({ type: 'offline', code: 'X' });
  });
});

describe('Rule: the item in hand is laid on the shelf that is scanned', () => {
  const known = page({ inHand: unit(a) });
  const laid = { unit: known.inHand!, preId: 'FC-1', shelf: shelves.B, suggested: shelves.A, from: undefined };

  it('whichever was suggested', () => {
    expect(after(scanned('b-02', known)).effects).toEqual([{ type: 'lay', laid }, done, open()]);
  });

  it('and back, with the item in hand again', () => {
    const undo: Input = { type: 'undone', laid, call: 'call-1' };
    expect(after(undo).effects).toEqual([{ type: 'layBack', laid, call: 'call-1' }, { type: 'feedback', feedback: 'notice' }, open(a)]);
  });

  it('a move knows the shelf that it came from', () => {
    const moved = page({ inHand: unit(a, { step: 'shelved', shelf: 'A-01' }) });
    expect(after(scanned('B-02', moved)).effects[0]).toMatchObject({ type: 'lay', laid: { from: shelves.A } });
  });

  it('refuses a shelf that is full, and what is no shelf', () => {
    expect(after(scanned('A-01', { ...known, full: new Set(['1']) })).state.problem).toEqual({ type: 'fullShelf', shelf: shelves.A });
    expect(after(scanned('A-99', known)).state.problem).toEqual({ type: 'notAShelf', code: 'A-99', suggested: shelves.A });
  });

  it('asks whether a shelf is for fakes, and lays the item there once that is said', () => {
    const fake = unit(a, { checkResult: 'fake' });
    const asked = scanned('A-01', page({ inHand: fake }));
    expect(after(asked)).toMatchObject({ state: { problem: { type: 'askFake', unit: fake, shelf: shelves.A } }, effects: [wrong] });
    const said = after(asked, { type: 'fakeConfirmed', unit: fake, shelf: shelves.A, known: page({ inHand: fake }) });
    expect(said.state.problem).toBeUndefined();
    expect(said.effects.map(({ type }) => type)).toEqual(['lay', 'feedback', 'open']);
  });
});

describe('Rule: a shelf that is scanned too early waits for its item', () => {
  const foreign = oneIdFrom(Array(9).fill(3));

  it('while the item is looked up, and is not for the one in hand until then', () => {
    const before = [scanned(foreign, page({ inHand: unit(a) })), scanned('A-01', page({ inHand: unit(a) }))];
    expect(after(...before)).toEqual({ state: expect.objectContaining({ sought: foreign, ahead: 'A-01' }), effects: [] });
    const inHand = unit(foreign);
    expect(after(...before, { type: 'readied', known: page({ inHand }) }).effects[0]).toMatchObject({
      type: 'lay',
      laid: { unit: inHand, shelf: shelves.A },
    });
  });

  it('and while the shelves are read', () => {
    const loading = page({ inHand: unit(a), isLoading: true, shelfOf: () => undefined });
    expect(after(scanned('A-01', loading))).toEqual({ state: { ahead: 'A-01' }, effects: [] });
    expect(after(scanned('A-01', loading), { type: 'readied', known: page({ inHand: unit(a) }) }).effects[0]).toMatchObject({ type: 'lay' });
  });

  it('but not where the item was refused: another scan takes its place', () => {
    const refused: Input[] = [scanned(foreign), { type: 'answered', code: foreign, found: { found: 'offline' }, known: page() }];
    expect(after(...refused, scanned('A-01')).state).toMatchObject({ problem: { type: 'shelfFirst' }, sought: undefined });
  });
});

describe('Rule: what the server would not take fills the screen until it is read', () => {
  const told: Input = { type: 'rejected', rejection };

  it('is told once, and noted at the foot', () => {
    expect(after(told)).toEqual({ state: { rejection }, effects: [{ type: 'noteRejected', rejection }, wrong] });
    expect(after(told, told).effects).toEqual([]);
  });

  it('its item is in hand again once it is read', () => {
    expect(after(told, { type: 'dismissed', known: page() })).toEqual({
      state: expect.objectContaining({ rejection: undefined }),
      effects: [{ type: 'dismissRejection', id: 'call-1' }, open(a)],
    });
  });

  it('comes before a wrong scan, which stays behind it', () => {
    const read = after(scanned('A-01'), told, { type: 'dismissed', known: page() });
    expect(read.state).toMatchObject({ rejection: undefined, problem: { type: 'shelfFirst' } });
  });

  it('gives way to the next scan', () => {
    expect(after(told, scanned(b)).effects).toEqual([{ type: 'dismissRejection', id: 'call-1' }, done, open(b)]);
  });
});
