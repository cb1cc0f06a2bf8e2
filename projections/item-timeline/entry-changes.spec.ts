import { describe, expect, it } from 'vitest';
import { entryChanges } from './entry-changes.ts';
import type { ItemTerms } from './table.ts';

const entry = (
  event_id: string,
  name: 'ItemForecast' | 'ItemCostChanged' | 'ItemOwnerChanged' | 'RequestQuoted',
  terms: ItemTerms | null,
  more = {},
) => ({
  event_id,
  name,
  reason: null,
  price_cents: null,
  terms,
  ...more,
});
const names = { ownerName: (shopId: number) => `shop ${shopId}` };

describe('Rule: the timeline says from what to what owner, cost and source changed', () => {
  it('newest first, from what was forecast on', () => {
    const changes = entryChanges(
      [
        entry('4', 'ItemCostChanged', { costPrice: 6_000, supply: 'Outlet' }),
        entry('3', 'ItemOwnerChanged', { fromShopId: 7, shopId: 8 }, { reason: 'admin' }),
        entry('2', 'ItemCostChanged', { costPrice: 0, supply: null }),
        entry('1', 'ItemForecast', { costPrice: 9_600, supply: null }),
      ],
      names,
    );
    expect([...changes]).toEqual([
      ['2', [{ field: 'cost', from: 9_600, to: 0 }]],
      ['3', [{ field: 'owner', from: 'shop 7', to: 'shop 8' }]],
      [
        '4',
        [
          { field: 'cost', from: null, to: 6_000 },
          { field: 'source', from: null, to: 'Outlet' },
        ],
      ],
    ]);
  });

  it('the operator begins with what it paid', () => {
    const changes = entryChanges(
      [
        entry('3', 'ItemCostChanged', { costPrice: 5_000, supply: null }),
        entry('2', 'ItemOwnerChanged', { fromShopId: 7, shopId: 1 }, { reason: 'cashOut' }),
        entry('1', 'RequestQuoted', null, { price_cents: 4_800 }),
      ],
      names,
    );
    expect(changes.get('3')).toEqual([{ field: 'cost', from: 4_800, to: 5_000 }]);
  });

  it('but not who owned it to whom may not know', () => {
    expect(entryChanges([entry('1', 'ItemOwnerChanged', { fromShopId: 7, shopId: 8 })], { ownerName: undefined }).size).toBe(0);
  });
});
