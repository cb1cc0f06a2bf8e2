import { describe, expect, it } from 'vitest';
import { baseOf, isSelfOperated, queryText } from './call-address.ts';

const everywhere = { bases: ['warehouse', 'business', 'admin'] } as const;

describe('Rule: each terminal calls its own base', () => {
  it.each([
    ['admin', 'admin'],
    ['warehouse', 'warehouse'],
    ['business', 'business'],
    ['shopUser', 'business'],
  ] as const)('%s calls %s', (terminal, base) => {
    expect(baseOf(everywhere, terminal, false)).toBe(base);
  });

  it('calls the base that has the endpoint where its own has not', () => {
    expect(baseOf({ bases: ['admin'] }, 'business', false)).toBe('admin');
  });
});

describe('Rule: the self-operated pages call the base of sellers', () => {
  it('on every page under /admin/warehouse', () => {
    expect(isSelfOperated('/admin/warehouse')).toBe(true);
    expect(isSelfOperated('/admin/warehouse/inventory/all/2')).toBe(true);
    expect(baseOf(everywhere, 'admin', true)).toBe('business');
  });

  it('but not on the pages of warehouse management', () => {
    expect(isSelfOperated('/admin/WarehouseManage/Overview')).toBe(false);
    expect(isSelfOperated('/Warehouse/WarehouseWorkplace')).toBe(false);
  });
});

describe('Rule: a query says only what is set', () => {
  it('joins lists and leaves out what is empty', () => {
    expect(queryText({ text: 'a b', status: [1, 2], spec: [], wareId: undefined, shopId: null, unclaimed: false, sku: '' })).toBe(
      '?text=a+b&status=1%2C2&unclaimed=false',
    );
    expect(queryText({})).toBe('');
  });
});
