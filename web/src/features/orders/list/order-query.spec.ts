import { describe, expect, it } from 'vitest';
import { orderListOf } from './order-lists.ts';
import { orderQuery } from './order-query.ts';

const asked = (state: { view?: string; filters?: Record<string, string> }, title: Parameters<typeof orderListOf>[0] = 'outboundOrders') =>
  orderQuery({ pageNo: 1, view: state.view, filters: state.filters ?? {} }, 50, orderListOf(title));

describe('Rule: the list holds what leaves the warehouse for the seller', () => {
  it('of every kind, or of the one that is chosen', () => {
    expect(asked({}).type).toEqual([3, 4, 14]);
    expect(asked({ filters: { kind: '4' } }).type).toEqual([4]);
    expect(asked({ filters: { kind: '5' } }).type).toEqual([3, 4, 14]);
  });

  it('in the state of its tab', () => {
    expect(asked({ view: 'toConfirm' }).state).toEqual(['toConfirm']);
    expect(asked({ view: 'nonsense', filters: { state: 'rejected' } }).state).toBeUndefined();
  });
});

describe('Rule: a list holds what its page is for', () => {
  it.each([
    ['shipWithLabel', [3, 4, 14]],
    ['reship', [4]],
    ['cashOuts', [5]],
    ['consignOrders', [6]],
    ['ownershipTransfers', [7]],
  ] as const)('%s', (title, types) => {
    expect(asked({}, title).type).toEqual(types);
  });

  it('in the states that its orders know', () => {
    expect(asked({ view: 'pendingOutbound' }, 'cashOuts').state).toBeUndefined();
    expect(asked({ view: 'consigning' }, 'consignOrders').state).toEqual(['consigning']);
  });
});

describe('Rule: transfers are found by which way they went (R2.60)', () => {
  const towards = (direction: string) => orderQuery({ pageNo: 1, view: undefined, filters: { direction } }, 50, orderListOf('ownershipTransfers'), 7);

  it('handed over, handed to one, or both', () => {
    expect(towards('sent')).toMatchObject({ shopId: 7 });
    expect(towards('received')).toMatchObject({ targetShopId: 7 });
    expect([towards(''), towards('sideways')].map(({ shopId, targetShopId }) => [shopId, targetShopId])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});
