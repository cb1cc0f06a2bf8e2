import { describe, expect, it } from 'vitest';
import { reserving } from './choose.ts';
import { stock, type Piece } from './stock.ts';

const warehouseId = 'EWR-1';
const piece = (oneId: string): Piece => ({
  oneId,
  shopId: 7,
  warehouseId,
  sku: 'DD1391-100',
  brand: 'Nike',
  size: '9',
  shelfId: 'shelf',
  shelfName: 'A-01',
  defective: false,
  fake: false,
  retailCents: 11_000,
  since: new Date('2026-11-01T09:00:00Z'),
});

describe('Rule: a piece is reserved for one order at a time', () => {
  it('from the moment it is chosen', () => {
    const held = stock();
    ['A', 'B', 'C'].forEach((oneId) => held.add(piece(oneId)));
    const reserve = reserving(held, ({ count }) => {
      const pieces = held.of(7, warehouseId);
      return pieces.length < count ? undefined : pieces.slice(0, count);
    });
    const reserved = () => reserve({ warehouseId, count: 2 })?.map(({ oneId }) => oneId);

    expect(reserved()).toEqual(['A', 'B']);
    expect(reserved()).toBeUndefined();
    expect(held.everything().map(({ oneId }) => oneId)).toEqual(['C']);
    held.add(piece('A'));
    expect(reserved()).toEqual(['C', 'A']);
  });
});
