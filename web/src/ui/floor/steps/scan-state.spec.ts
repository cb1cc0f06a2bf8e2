import { describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { clear, dismiss, fail, rejected, rejectionOf, type ScanState } from './scan-state.ts';

const oneId = oneIdFrom(Array(9).fill(1));
const refusal = { error: 'ShelfFull', message: 'Shelf A-01 is full' };
const call = (body: WaitingCall['body']) => ({ id: 'call-1', body, refusal }) as WaitingCall;
const rejection = rejectionOf(call({ oneId }));
const wrong = { type: 'feedback', feedback: 'wrong' };

describe('Rule: a rejection names what was scanned', () => {
  it('an item as a person reads its ONE ID, also of several', () => {
    const named = { id: 'call-1', ...refusal, code: formatOneId(oneId), oneIds: [oneId] };
    expect(rejectionOf(call({ oneId }))).toEqual(named);
    expect(rejectionOf(call({ oneIds: [oneId] }))).toEqual(named);
  });

  it('or the SKU of a unit that had no label', () => {
    expect(rejectionOf(call({ sku: 'DD1391-100', size: '9' }))).toMatchObject({ code: 'DD1391-100', oneIds: [] });
  });
});

describe('Rule: at most one thing that is wrong fills the screen', () => {
  const fine: ScanState<string> = {};
  const { state: both } = rejected(fail(fine, 'wrong shelf').state, rejection);

  it('a problem of the last scan is heard', () => {
    expect(fail(fine, 'wrong shelf')).toEqual({ state: { problem: 'wrong shelf' }, effects: [wrong] });
  });

  it('a rejection is heard once, and gone with the page that it was read on', () => {
    expect(rejected(fine, rejection)).toEqual({ state: { rejection }, effects: [{ type: 'noteRejected', rejection }, wrong] });
    expect(rejected(both, rejection)).toEqual({ state: both, effects: [] });
    expect(rejected(both, undefined)).toEqual({ state: { problem: 'wrong shelf' }, effects: [] });
  });

  it('the rejection is read first, the problem behind it next', () => {
    const { state, effects } = dismiss(both);
    expect([state, effects]).toEqual([{ problem: 'wrong shelf' }, [{ type: 'dismissRejection', id: 'call-1' }]]);
    expect(dismiss(state)).toEqual({ state: {}, effects: [] });
  });

  it('another scan is taken over both', () => {
    expect(clear(both)).toEqual({ state: {}, effects: [{ type: 'dismissRejection', id: 'call-1' }] });
  });
});
