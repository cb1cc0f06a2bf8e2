import { describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import type { PickUnit } from './pick-list.ts';
import { initial, step, strayOf, type Effect, type Input, type State } from './picking-machine.ts';

const [a = '', b = '', c = '', stray = ''] = [1, 2, 3, 4].map((n) => oneIdFrom(Array(9).fill(n)));
const unit = (oneId: string, shelvesName: string, oddNo: string, tote: string, progress: PickUnit['progress'] = 'waiting') =>
  ({ oneId, shelvesName, oddNo, tote, progress }) as PickUnit;

const one = unit(a, 'A-01', 'O-1', '1');
const two = unit(b, 'A-01', 'O-1', '1');
const order = [one, two];
const other = unit(c, 'A-03', 'O-2', '2');
const batch = [one, other];
const picked = order.map((each) => ({ ...each, progress: 'picked' as const }));

const done: Effect = { type: 'feedback', feedback: 'done' };
const notice: Effect = { type: 'feedback', feedback: 'notice' };
const wrong: Effect = { type: 'feedback', feedback: 'wrong' };

const scanned = (code: string): Input => ({ type: 'scanned', code });
const standing = (place: Partial<State['place']>): State => ({ ...initial, place: { ...initial.place, ...place } });
const atShelf = standing({ shelf: 'A-01' });
const inHand = standing({ shelf: 'A-01', inHand: a });
const rejection: Rejection = { id: 'call-1', error: 'AlreadyPicked', message: 'It is in tote 4.', code: formatOneId(a), oneIds: [a] };
const failed = step(atShelf, scanned('X-99'), order).state;
const refused = step(atShelf, { type: 'rejected', rejection }, order).state;

describe('Rule: shelf, then item, then tote', () => {
  it('a shelf of the round is where the picker stands from then on', () => {
    expect(step(initial, scanned('A-01'), order)).toEqual({ state: atShelf, effects: [done] });
  });

  it('the shelf scanned twice is said to be right', () => {
    expect(step(atShelf, scanned('A-01'), order)).toEqual({ state: atShelf, effects: [{ type: 'showShelf', shelf: 'A-01' }, done] });
  });

  it('an item of one order is picked at once', () => {
    expect(step(atShelf, scanned(a), order)).toEqual({ state: atShelf, effects: [{ type: 'pick', unit: one, shelf: 'A-01', tote: '1' }, done] });
  });

  it('an item of a batch is in the hand until its tote is scanned', () => {
    expect(step(atShelf, scanned(a), batch)).toEqual({ state: inHand, effects: [done] });
    expect(step(inHand, scanned('Tote 1'), batch)).toEqual({
      state: atShelf,
      effects: [{ type: 'pick', unit: one, shelf: 'A-01', tote: '1' }, done],
    });
  });

  it('or until it is confirmed by hand, and nothing is confirmed without an item', () => {
    expect(step(inHand, { type: 'toteConfirmed' }, batch)).toEqual({
      state: atShelf,
      effects: [{ type: 'pick', unit: one, shelf: 'A-01', tote: '1' }, done],
    });
    expect(step(atShelf, { type: 'toteConfirmed' }, batch)).toEqual({ state: atShelf, effects: [] });
  });

  it('an item scanned twice is picked once', () => {
    const after = [{ ...one, progress: 'picked' as const }, two];
    expect(step(atShelf, scanned(a), after)).toMatchObject({ state: { problem: { misfit: 'alreadyPicked' } }, effects: [wrong] });
  });
});

describe('Rule: a wrong scan records nothing and loses no place', () => {
  it('it is kept with what was to be picked when it was made', () => {
    expect(step(atShelf, scanned(c), [...order, other])).toEqual({
      state: { ...atShelf, problem: { misfit: 'item', unit: other, code: c, current: one, shelf: 'A-01' } },
      effects: [wrong],
    });
  });

  it('the wrong tote leaves the item in the hand', () => {
    const { state, effects } = step(inHand, scanned('2'), batch);
    expect([state.place, state.problem?.misfit, effects]).toEqual([inHand.place, 'tote', [wrong]]);
  });

  it('the next scan is taken over it, and so is the person who has read it', () => {
    expect(step(failed, scanned(a), order)).toEqual(step(atShelf, scanned(a), order));
    expect(step(failed, { type: 'dismissed' }, order)).toEqual({ state: atShelf, effects: [] });
  });

  it('an item that the round does not ask for is looked up; one that it knows, or no item, is not', () => {
    expect(strayOf(step(atShelf, scanned(formatOneId(stray)), order).state.problem)).toBe(stray);
    expect(strayOf(step(atShelf, scanned(c), [...order, other]).state.problem)).toBeUndefined();
    expect(strayOf(failed.problem)).toBeUndefined();
  });
});

describe('Rule: an item that cannot be picked is reported short', () => {
  const asked = step(atShelf, { type: 'shortStarted' }, order).state;

  it('the one that is to be picked, after it was asked why', () => {
    expect(asked).toEqual({ ...atShelf, shortOf: one });
    expect(step(asked, { type: 'shortReported', why: { reason: 'Damaged' }, substitute: undefined }, order)).toEqual({
      state: atShelf,
      effects: [{ type: 'reportShort', unit: one, why: { reason: 'Damaged' }, substitute: undefined }, notice],
    });
  });

  it('with the substitute that takes its place', () => {
    const { effects } = step(asked, { type: 'shortReported', why: { reason: 'Damaged' }, substitute: stray }, order);
    expect(effects).toContainEqual({ type: 'reportShort', unit: one, why: { reason: 'Damaged' }, substitute: stray });
  });

  it('the one in the hand before any other, which is in no hand afterwards', () => {
    const short = step(standing({ shelf: 'A-03', inHand: a }), { type: 'shortStarted' }, batch).state;
    expect(short.shortOf).toEqual(one);
    expect(step(short, { type: 'shortReported', why: { reason: 'Damaged' }, substitute: undefined }, batch).state.place.inHand).toBeUndefined();
  });

  it('also from the screen of a scanned substitute, which goes away', () => {
    const { state } = step(atShelf, scanned(stray), order);
    expect(step(state, { type: 'shortStarted' }, order).state).toEqual(asked);
  });

  it('unless it is thought better of, or another scan is made', () => {
    expect(step(asked, { type: 'shortCancelled' }, order).state).toEqual(atShelf);
    expect(step(asked, scanned(b), order)).toEqual(step(atShelf, scanned(b), order));
    expect(step(atShelf, { type: 'shortReported', why: { reason: 'Damaged' }, substitute: undefined }, order)).toEqual({
      state: atShelf,
      effects: [],
    });
  });
});

describe('Rule: what is put off comes last', () => {
  it('and again last where it was put off before', () => {
    const postponed = step(atShelf, { type: 'postponed' }, order).state;
    expect(postponed.place.postponed).toEqual([a]);
    const both = step(postponed, { type: 'postponed' }, order).state;
    expect(both.place.postponed).toEqual([a, b]);
    expect(step(both, { type: 'postponed' }, order).state.place.postponed).toEqual([b, a]);
  });

  it('and nothing is put off once the round is done', () => {
    expect(step(atShelf, { type: 'postponed' }, picked)).toEqual({ state: atShelf, effects: [] });
  });
});

describe('Rule: what was done is undone', () => {
  it('the last scan by its command, which may not have left', () => {
    expect(step(failed, { type: 'pickUndone', unit: one, call: 'call-1' }, order)).toEqual({
      state: failed,
      effects: [{ type: 'undoPick', unit: one, call: 'call-1' }, notice],
    });
    expect(step(atShelf, { type: 'shortUndone', unit: one, call: 'call-1' }, order)).toEqual({
      state: atShelf,
      effects: [{ type: 'undoShort', unit: one, call: 'call-1' }, notice],
    });
  });

  it('any other from the list, over whatever was wrong', () => {
    expect(step(failed, { type: 'pickUndone', unit: one }, order)).toEqual({
      state: atShelf,
      effects: [{ type: 'undoPick', unit: one, call: undefined }, notice],
    });
  });
});

describe('Rule: what the server rejects later is shown over all else', () => {
  const both = step(failed, { type: 'rejected', rejection }, order).state;

  it('and heard, and what was said of the scan is taken back', () => {
    expect(step(atShelf, { type: 'rejected', rejection }, order)).toEqual({
      state: { ...atShelf, rejection },
      effects: [{ type: 'noteRejected', rejection }, wrong],
    });
  });

  it('once it is read, the problem of the last scan is back', () => {
    expect(step(both, { type: 'dismissed' }, order)).toEqual({ state: failed, effects: [{ type: 'dismissRejection', id: 'call-1' }] });
  });

  it('once, and no longer than until it is read, on whichever page that is', () => {
    expect(step(refused, { type: 'rejected', rejection }, order)).toEqual({ state: refused, effects: [] });
    expect(step(refused, { type: 'rejected', rejection: undefined }, order)).toEqual({ state: atShelf, effects: [] });
  });

  it('the next scan reads both away', () => {
    expect(step(both, scanned(a), order)).toEqual({
      state: atShelf,
      effects: [{ type: 'dismissRejection', id: 'call-1' }, { type: 'pick', unit: one, shelf: 'A-01', tote: '1' }, done],
    });
    expect(step(refused, { type: 'pickUndone', unit: two }, order).effects[0]).toEqual({ type: 'dismissRejection', id: 'call-1' });
  });

  it('and a question that was open stays open below it', () => {
    const asked = step(atShelf, { type: 'shortStarted' }, order).state;
    expect(step(asked, { type: 'rejected', rejection }, order).state.shortOf).toEqual(one);
  });
});

describe('Rule: once the round is done, the next order is scanned', () => {
  const lookedUp = step(atShelf, scanned('O-9'), picked);
  const answer = (state: State, input: Extract<Input, { type: 'ordersAnswered' }>['input'], units = picked) =>
    step(state, { type: 'ordersAnswered', input }, units);
  const nothing = (code: string): Input => ({ type: 'ordersAnswered', input: { type: 'lookUpFailed', code, offline: false } });

  it('it is looked up, and opened', () => {
    expect(lookedUp.effects).toEqual([{ type: 'askOrders', effect: { type: 'findOrders', code: 'O-9', among: 'work' } }]);
    const next = { oddNo: 'O-9' } as OrderRow;
    const { state, effects } = answer(lookedUp.state, { type: 'ordersFound', code: 'O-9', among: 'work', orders: [next] });
    expect([state, effects]).toEqual([
      atShelf,
      [
        { type: 'askOrders', effect: done },
        { type: 'askOrders', effect: { type: 'openOrder', order: next } },
      ],
    ]);
  });

  it('what could not be asked is named, until it is read', () => {
    const offline = answer(lookedUp.state, { type: 'lookUpFailed', code: 'O-9', offline: true }).state;
    expect([offline.orders, offline.problem]).toEqual([{ name: 'failed', problem: { code: 'O-9', type: 'offline' } }, undefined]);
    expect(step(offline, { type: 'dismissed' }, picked).state).toEqual(atShelf);
  });

  it('what no order bears is named as a scan of this round', () => {
    const { state } = step(atShelf, scanned(a), picked);
    expect(step(state, nothing(a), picked)).toMatchObject({
      state: { orders: { name: 'waiting' }, problem: { misfit: 'alreadyPicked', code: a, current: undefined } },
      effects: [wrong],
    });
  });

  it('and one that has come back meanwhile is picked', () => {
    const { state } = step(atShelf, scanned(b), picked);
    expect(step(state, nothing(b), order).effects).toEqual([{ type: 'pick', unit: two, shelf: 'A-01', tote: '1' }, done]);
  });

  it('while something is left, its number is a wrong scan', () => {
    expect(step(atShelf, scanned('O-9'), order)).toMatchObject({ state: { problem: { misfit: 'item' } }, effects: [wrong] });
  });
});
