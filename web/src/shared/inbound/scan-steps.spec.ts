import { describe, expect, it } from 'vitest';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import { problemOf, rejectionOf } from './scan-steps.ts';

const oneId = oneIdFrom(Array(9).fill(1));
const refusal = { error: 'ShelfFull', message: 'Shelf A-01 is full' };
const call = (body: WaitingCall['body']) => ({ id: 'call-1', body, refusal }) as WaitingCall;

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

describe('Rule: a code that is neither an item nor a parcel here is told apart', () => {
  it('from one that nobody could be asked about, and from what another warehouse has', () => {
    const nothing = { found: 'nothing', code: 'X', known: null, near: [] as [] } as const;
    const elsewhere = { found: 'elsewhere', code: 'X', what: 'unit', id: 'X', warehouse: { id: 'w2', name: 'Reno' } } as const;
    expect([{ found: 'offline' } as const, nothing, elsewhere].map((found) => problemOf('X', found).type)).toEqual([
      'offline',
      'notFound',
      'elsewhere',
    ]);
  });
});
