import { describe, expect, it } from 'vitest';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { withCosts } from './with-costs.ts';

const stream = { prefix: 'item' } as StreamChange['stream'];
const version = 0;
const forecast = (id: string, sku: string): StreamChange => ({
  stream,
  id,
  version,
  events: [{ type: 'ItemForecast', data: { sku, size: '42', costPrice: null, supply: null } }],
});

describe('Rule: each piece keeps what it cost and where it came from', () => {
  it('deals the costs out over the pieces of a SKU and size', () => {
    const changes = [
      { stream, id: 'FC-1', version, events: [{ type: 'PackageForecast', data: {} }] },
      forecast('a', 'A'),
      forecast('b', 'A'),
      forecast('c', 'B'),
      forecast('d', 'A'),
    ];
    const lines = [
      { sku: 'A', size: '42', quantity: 2, costPrice: 100 },
      { sku: 'A', size: '42', quantity: 1, costPrice: 90, supply: 'Outlet' },
      { sku: 'B', size: '42', quantity: 1 },
    ];
    expect(withCosts(changes, lines).map(({ events }) => events[0]!.data)).toEqual([
      {},
      { sku: 'A', size: '42', costPrice: 100, supply: null },
      { sku: 'A', size: '42', costPrice: 100, supply: null },
      { sku: 'B', size: '42', costPrice: null, supply: null },
      { sku: 'A', size: '42', costPrice: 90, supply: 'Outlet' },
    ]);
  });
});
