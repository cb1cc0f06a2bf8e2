import { describe, expect, it } from 'vitest';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import type { Found, FoundUnit } from '../inbound/look-up.ts';
import { step, waiting, type Effect, type Input, type State } from './order-scan-machine.ts';

const order = (oddNo: string, more: Partial<OrderRow> = {}) => ({ oddNo, batchNo: null, logNo: null, label: null, ...more }) as OrderRow;
const [first, second] = [order('OC26112000377'), order('OC261120003770')];

const done: Effect = { type: 'feedback', feedback: 'done' };
const notice: Effect = { type: 'feedback', feedback: 'notice' };
const wrong: Effect = { type: 'feedback', feedback: 'wrong' };

/** The state after these inputs, and what the last of them asks for. */
const after = (inputs: readonly Input[], opensBatches = false) =>
  inputs.reduce<{ state: State; effects: readonly Effect[] }>(({ state }, input) => step(state, input, { opensBatches }), {
    state: waiting,
    effects: [],
  });

const scanned = (code: string): Input => ({ type: 'scanned', code });
const ordersFound = (code: string, among: 'work' | 'totes' | 'all', orders: OrderRow[]): Input => ({ type: 'ordersFound', code, among, orders });
const lookedUp = (code: string, found: unknown): Input => ({ type: 'lookedUp', code, found: found as Found });
/** Nothing of the floor's work bears the code. */
const noWork = (code: string): Input[] => [scanned(code), ordersFound(code, 'work', []), ordersFound(code, 'totes', [])];
const nowhere = (code: string): Input[] => [...noWork(code), ordersFound(code, 'all', [])];

describe('Rule: a scan opens the one order that it names', () => {
  it('after the orders that wait for this work were asked for', () => {
    expect(after([scanned('OC26112000377')]).effects).toEqual([{ type: 'findOrders', code: 'OC26112000377', among: 'work' }]);
    expect(after([scanned('OC26112000377'), ordersFound('OC26112000377', 'work', [second, first])])).toEqual({
      state: waiting,
      effects: [done, { type: 'openOrder', order: first }],
    });
  });

  it('by the tote that it lies in, where no number is the code', () => {
    expect(after([scanned('Tote 7'), ordersFound('Tote 7', 'work', [])]).effects).toEqual([{ type: 'findOrders', code: 'Tote 7', among: 'totes' }]);
    expect(after([scanned('Tote 7'), ordersFound('Tote 7', 'work', []), ordersFound('Tote 7', 'totes', [first])]).effects).toEqual([
      done,
      { type: 'openOrder', order: first },
    ]);
  });

  it('and a tote comes before part of a number', () => {
    const { state, effects } = after([scanned('377'), ordersFound('377', 'work', [second]), ordersFound('377', 'totes', [first])]);
    expect([state, effects]).toEqual([waiting, [done, { type: 'openOrder', order: first }]]);
  });
});

describe('Rule: where a scan may mean several orders, whoever scanned is asked', () => {
  const asking = { name: 'asking', code: '0377', orders: [first, second] };
  const partly = [scanned('0377'), ordersFound('0377', 'work', [first, second]), ordersFound('0377', 'totes', [])];

  it('of part of a number, and of a tote that several lie in', () => {
    expect(after(partly)).toEqual({ state: asking, effects: [notice] });
    expect(after([scanned('7'), ordersFound('7', 'work', []), ordersFound('7', 'totes', [first, second])]).state).toMatchObject({ name: 'asking' });
  });

  it('opens the one that is chosen, and none where none is', () => {
    expect(after([...partly, { type: 'chosen', order: second }])).toEqual({ state: waiting, effects: [done, { type: 'openOrder', order: second }] });
    expect(after([...partly, { type: 'noneChosen' }])).toEqual({ state: waiting, effects: [] });
  });

  it('and another scan takes the question away', () => {
    expect(after([...partly, scanned('OC1')]).state).toEqual({ name: 'lookingUp', code: 'OC1', perhaps: [] });
  });
});

describe('Rule: a batch is opened where it is one piece of work', () => {
  const [one, two] = [order('OC1', { batchNo: 'OB-7' }), order('OC2', { batchNo: 'OB-7' })];

  it('and elsewhere its orders are asked for, unless there is one', () => {
    expect(after([scanned('ob-7'), ordersFound('ob-7', 'work', [one, two])], true).effects).toEqual([done, { type: 'openBatch', batchNo: 'OB-7' }]);
    expect(after([scanned('ob-7'), ordersFound('ob-7', 'work', [one, two])]).state).toEqual({ name: 'asking', code: 'ob-7', orders: [one, two] });
    expect(after([scanned('ob-7'), ordersFound('ob-7', 'work', [one])]).effects).toEqual([done, { type: 'openOrder', order: one }]);
  });
});

describe('Rule: a scan that opens nothing is named', () => {
  const problemAfter = (inputs: Input[]) => {
    const { state, effects } = after(inputs);
    expect(effects).toEqual([wrong]);
    return state.name === 'failed' ? state.problem : undefined;
  };

  it('as an order with no work here', () => {
    expect(after(noWork('OC26112000377')).effects).toEqual([{ type: 'findOrders', code: 'OC26112000377', among: 'all' }]);
    expect(problemAfter([...noWork('OC26112000377'), ordersFound('OC26112000377', 'all', [first])])).toEqual({
      code: 'OC26112000377',
      type: 'noWork',
      order: first,
    });
  });

  it('as what else bears the code, which is looked up', () => {
    expect(after(nowhere('X')).effects).toEqual([{ type: 'lookUp', code: 'X' }]);
    const unit = { oneId: 'K7' } as FoundUnit;
    expect(problemAfter([...nowhere('X'), lookedUp('X', { found: 'unit', unit })])).toEqual({ code: 'X', type: 'inNoOrder', unit });
    expect(problemAfter([...nowhere('X'), lookedUp('X', { found: 'package', package: { preId: 'FC-1' } })])).toMatchObject({ preId: 'FC-1' });
    expect(problemAfter([...nowhere('X'), lookedUp('X', { found: 'elsewhere' })])).toMatchObject({ type: 'elsewhere' });
    expect(problemAfter([...nowhere('X'), lookedUp('X', { found: 'nothing', known: 'shelf' })])).toMatchObject({ type: 'known', known: 'shelf' });
  });

  it('as known to nobody', () => {
    expect(problemAfter([...nowhere('X'), lookedUp('X', { found: 'nothing', known: null })])).toEqual({ code: 'X', type: 'notFound' });
    expect(problemAfter([scanned('X'), { type: 'lookUpFailed', code: 'X', offline: false }])).toEqual({ code: 'X', type: 'notFound' });
  });

  it('as not to be asked for without a network', () => {
    expect(problemAfter([scanned('X'), { type: 'lookUpFailed', code: 'X', offline: true }])).toEqual({ code: 'X', type: 'offline' });
    expect(problemAfter([...nowhere('X'), lookedUp('X', { found: 'offline' })])).toEqual({ code: 'X', type: 'offline' });
  });

  it('until it is read, or something else is scanned', () => {
    const failed = [scanned('X'), { type: 'lookUpFailed', code: 'X', offline: false }] as Input[];
    expect(after([...failed, { type: 'dismissed' }])).toEqual({ state: waiting, effects: [] });
    expect(after([...failed, scanned('Y')]).state).toMatchObject({ name: 'lookingUp', code: 'Y' });
  });
});

describe('Rule: only the last scan is answered', () => {
  it('whatever an earlier one would have led to', () => {
    const twice = [scanned('OC1'), scanned('OC2')];
    const { state } = after(twice);
    expect(after([...twice, ordersFound('OC1', 'work', [order('OC1')])])).toEqual({ state, effects: [] });
    expect(after([...twice, { type: 'lookUpFailed', code: 'OC1', offline: true }])).toEqual({ state, effects: [] });
  });

  it('and the same code scanned twice opens its order once', () => {
    const answer = ordersFound('OC1', 'work', [order('OC1')]);
    expect(after([scanned('OC1'), scanned('OC1'), answer, answer])).toEqual({ state: waiting, effects: [] });
  });
});
