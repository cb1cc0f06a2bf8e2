import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { OrderDetail, OrderRow } from '#contracts/outbound/order-rows.ts';
import { initial, packingOf, problemIn, step, type Effect, type Input, type State } from './packing-machine.ts';

type Progress = OrderDetail['itemList'][number]['progress'];
const [a = '', b = '', foreign = ''] = [1, 2, 3].map((n) => oneIdFrom(Array(9).fill(n)));
const oddNo = 'OC26112000377';
const orderWith = (progress: readonly [Progress, Progress], label: OrderDetail['label'] = null) => ({
  oddNo,
  state: 'pendingOutbound' as const,
  label,
  logNo: null as string | null,
  itemList: [
    { oneId: a, progress: progress[0] },
    { oneId: b, progress: progress[1] },
  ] as OrderDetail['itemList'],
});
const label = { url: '/label.pdf', logNo: '1Z999AA10000000001', carrier: 'UPS' };
const toPick = orderWith(['waiting', 'picked']);
const toPack = orderWith(['picked', 'picked']);
const toShip = orderWith(['packed', 'packed'], label);
const shipped = orderWith(['shipped', 'shipped']);

const done: Effect = { type: 'feedback', feedback: 'done' };
const notice: Effect = { type: 'feedback', feedback: 'notice' };
const wrong: Effect = { type: 'feedback', feedback: 'wrong' };

const scanned = (code: string): Input => ({ type: 'scanned', code });
const weighed = (index: number, grams: number | undefined): Input => ({ type: 'weighed', index, grams });
const parcel = (oneIds: string[], weightGrams?: number) => ({ oneIds, weightGrams });
/** The state after these inputs. */
const after = (inputs: readonly Input[], order = toPack, from: State = initial) =>
  inputs.reduce((state, input) => step(state, input, order).state, from);
const asks = (code: string): Effect[] => [{ type: 'askOrders', effect: { type: 'findOrders', code, among: 'work' } }];
const nothing = (code: string): Input => ({ type: 'ordersAnswered', input: { type: 'lookUpFailed', code, offline: false } });

describe('Rule: every picked item is scanned into a parcel', () => {
  it('which is kept and said, with the way back', () => {
    const packing = [parcel([a])];
    expect(step(initial, scanned(a), toPack)).toEqual({
      state: { ...initial, packing },
      effects: [{ type: 'keep', packing }, { type: 'showPacked', oneId: a, packing }, done],
    });
  });

  it('once: the second scan of it is wrong, and of any other item too', () => {
    const packed = after([scanned(a)]);
    const again = step(packed, scanned(a), toPack);
    expect(again.effects).toEqual([wrong]);
    expect(again.state).toEqual({ ...packed, problem: { type: 'misfit', code: a, misfit: 'alreadyScanned' } });
    expect(after([scanned(foreign)]).problem).toMatchObject({ misfit: 'notOfOrder' });
  });

  it('and the next scan is taken over a wrong one, as is the person who has read it', () => {
    expect(step(after([scanned(foreign)]), scanned(a), toPack)).toEqual(step(initial, scanned(a), toPack));
    expect(after([scanned(foreign), { type: 'dismissed' }])).toEqual(initial);
  });

  it('what was taken out is to be scanned anew, and its parcel to be weighed anew', () => {
    const both = after([scanned(a), scanned(b)]);
    const heavy = after([weighed(0, 900)], toPack, both);
    expect(step(heavy, { type: 'undone', oneId: b, packing: both.packing }, toPack)).toEqual({
      state: { ...initial, packing: [parcel([a])] },
      effects: [{ type: 'keep', packing: [parcel([a])] }, { type: 'showTakenOut', oneId: b }, notice],
    });
  });

  it('what was packed meanwhile is no longer to be', () => {
    const both = after([scanned(a), scanned(b)]);
    expect(packingOf(both, orderWith(['packed', 'picked']))).toEqual([parcel([b])]);
  });
});

describe('Rule: the next parcel is opened by hand', () => {
  it('and what is scanned next lies in it', () => {
    const opened = step(after([scanned(a)]), { type: 'parcelOpened' }, toPack);
    expect(opened.effects).toEqual([{ type: 'keep', packing: [parcel([a]), parcel([])] }]);
    expect(after([scanned(b)], toPack, opened.state).packing).toEqual([parcel([a]), parcel([b])]);
  });
});

describe('Rule: nothing is packed with an item unscanned or a parcel unweighed', () => {
  const confirmed = (inputs: Input[]) => step(after(inputs), { type: 'packConfirmed' }, toPack).effects;

  it('and all that is, by one command', () => {
    const inputs = [scanned(a), { type: 'parcelOpened' } as const, scanned(b), weighed(0, 900), weighed(1, 800)];
    expect(confirmed(inputs)).toEqual([{ type: 'pack', parcels: [parcel([a], 900), parcel([b], 800)] }]);
    expect(confirmed([])).toEqual([]);
    expect(confirmed([scanned(a), weighed(0, 900)])).toEqual([]);
    expect(confirmed([scanned(a), scanned(b)])).toEqual([]);
    expect(confirmed([scanned(a), scanned(b), weighed(0, 900), weighed(0, undefined)])).toEqual([]);
  });

  it('with the photos of each parcel, and the waybill that stands on them', () => {
    const waybill = { logNo: '1Z1', carrier: 'UPS' };
    const ready = after([scanned(a), scanned(b), weighed(0, 900), { type: 'photographed', index: 0, photos: ['/f'] }]);
    expect(step(ready, { type: 'packConfirmed', waybill }, toPack).effects).toEqual([
      { type: 'pack', parcels: [{ ...parcel([a, b], 900), photos: ['/f'] }], waybill },
    ]);
  });

  it('after which nothing of it needs to be kept', () => {
    expect(step(initial, { type: 'packed' }, toPack).effects).toEqual([{ type: 'forget' }]);
  });
});

describe('Rule: a label is scanned against the number of its order', () => {
  it('however it is written', () => {
    expect(step(initial, scanned(' 1z999aa10000000001'), toShip)).toEqual({ state: { ...initial, label: label.logNo }, effects: [done] });
  });

  it('and one of another parcel is caught at the table', () => {
    const { state, effects } = step(after([scanned(label.logNo)], toShip), scanned('1Z000WRONG'), toShip);
    expect([state.problem, state.label, effects]).toEqual([{ type: 'label', code: '1Z000WRONG', expected: label.logNo }, label.logNo, [wrong]]);
  });

  it('nor is another taken where the order was packed with a waybill', () => {
    const packed = { ...orderWith(['packed', 'packed']), logNo: '1Z1' };
    expect(after([scanned('1Z2')], packed).problem).toEqual({ type: 'label', code: '1Z2', expected: '1Z1' });
    expect(after([scanned('1z1')], packed).label).toBe('1Z1');
  });

  it('any number is taken where the order brought no label', () => {
    expect(step(initial, scanned('1Z000WRONG'), orderWith(['packed', 'packed'])).state.label).toBe('1Z000WRONG');
  });

  it('what was wrong in one phase is not in the next', () => {
    const misfit = after([scanned(foreign)]);
    expect([problemIn(misfit, 'pack'), problemIn(misfit, 'ship')]).toEqual([misfit.problem, undefined]);
    const mislabelled = after([scanned('1Z000WRONG')], toShip);
    expect([problemIn(mislabelled, 'ship'), problemIn(mislabelled, 'done')]).toEqual([mislabelled.problem, undefined]);
  });
});

describe('Rule: whoever scans another order is done with this one', () => {
  it('also while it waits for its label', () => {
    expect(step(initial, scanned('OC26112000378'), toShip).effects).toEqual(asks('OC26112000378'));
    expect(step(initial, scanned(foreign), toShip).effects).toEqual(asks(foreign));
    expect(step(initial, scanned(oddNo), toShip).state.problem).toMatchObject({ type: 'label' });
    expect(step(initial, scanned(a), toShip).state.problem).toMatchObject({ type: 'label' });
  });

  it('and whatever is scanned, before it is picked or once it is gone', () => {
    expect(step(initial, scanned('T-7'), toPick).effects).toEqual(asks('T-7'));
    expect(step(initial, scanned('T-7'), shipped).effects).toEqual(asks('T-7'));
  });

  it('it is opened as soon as it is found', () => {
    const next = { oddNo: 'OC26112000378' } as OrderRow;
    const found: Input = { type: 'ordersAnswered', input: { type: 'ordersFound', code: next.oddNo, among: 'work', orders: [next] } };
    expect(step(after([scanned(next.oddNo)], toShip), found, toShip).effects).toEqual([
      { type: 'askOrders', effect: done },
      { type: 'askOrders', effect: { type: 'openOrder', order: next } },
    ]);
  });

  it('and what no order bears is named as a scan of this one', () => {
    const code = 'OC26112000378';
    expect(step(after([scanned(code)], toShip), nothing(code), toShip)).toEqual({
      state: { ...initial, problem: { type: 'label', code, expected: label.logNo } },
      effects: [wrong],
    });
    expect(step(after([scanned('A-03')], shipped), nothing('A-03'), shipped).state.problem).toEqual({
      type: 'misfit',
      code: 'A-03',
      misfit: 'noItem',
    });
  });

  it('what could not be asked is named, until it is read', () => {
    const offline = after([scanned('T-7'), { type: 'ordersAnswered', input: { type: 'lookUpFailed', code: 'T-7', offline: true } }], shipped);
    expect(offline.orders).toEqual({ name: 'failed', problem: { code: 'T-7', type: 'offline' } });
    expect(after([{ type: 'dismissed' }], shipped, offline)).toEqual(initial);
  });
});
