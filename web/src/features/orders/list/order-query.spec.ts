import { describe, expect, it } from 'vitest';
import { orderKindOf } from './order-kinds.ts';
import { orderQuery } from './order-query.ts';

const asked = (state: { view?: string; filters?: Record<string, string> }, types?: Parameters<typeof orderKindOf>[0]) =>
  orderQuery({ pageNo: 1, view: state.view, filters: state.filters ?? {} }, 50, orderKindOf(types));

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
    ['what goes out', [3, 4, 14]],
    ['what ships with a label', [3, 14]],
    ['reships', [4]],
    ['cash-outs', [5]],
    ['consignments', [6]],
    ['ownership transfers', [7]],
  ] as const)('%s', (_what, types) => {
    expect(asked({}, types).type).toEqual(types);
  });

  it('in the states that its orders know', () => {
    expect(asked({ view: 'pendingOutbound' }, [5]).state).toBeUndefined();
    expect(asked({ view: 'consigning' }, [6]).state).toEqual(['consigning']);
  });
});

describe('Rule: transfers are found by which way they went (R2.60)', () => {
  const towards = (direction: string) => orderQuery({ pageNo: 1, view: undefined, filters: { direction } }, 50, orderKindOf([7]), 7);

  it('handed over, handed to one, or both', () => {
    expect(towards('sent')).toMatchObject({ shopId: 7 });
    expect(towards('received')).toMatchObject({ targetShopId: 7 });
    expect([towards(''), towards('sideways')].map(({ shopId, targetShopId }) => [shopId, targetShopId])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});
