import { describe, expect, it } from 'vitest';
import { orderQuery } from './order-query.ts';

const asked = (state: { view?: string; filters?: Record<string, string> }) =>
  orderQuery({ pageNo: 1, view: state.view, filters: state.filters ?? {} }, 50);

describe('Rule: the list holds what leaves the warehouse for the seller', () => {
  it('of every kind, or of the one that is chosen', () => {
    expect(asked({}).type).toEqual([3, 4, 14]);
    expect(asked({ filters: { kind: '4' } }).type).toEqual([4]);
    expect(asked({ filters: { kind: '5' } }).type).toEqual([3, 4, 14]);
  });

  it('of those alone that the page is for', () => {
    expect(orderQuery({ pageNo: 1, view: undefined, filters: { kind: '3' } }, 50, [4]).type).toEqual([4]);
  });

  it('in the state of its tab', () => {
    expect(asked({ view: 'toConfirm' }).state).toEqual(['toConfirm']);
    expect(asked({ view: 'nonsense', filters: { state: 'rejected' } }).state).toBeUndefined();
  });
});
