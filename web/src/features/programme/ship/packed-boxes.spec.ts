import { describe, expect, it } from 'vitest';
import type { EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import { bodyOf, isFull, itemsIn, noBoxes, unpriced, withItem, withoutBox, withoutItem, withPrice, type Boxes } from './packed-boxes.ts';

const item = (oneId: string, more: Partial<EligibleItem> = {}): EligibleItem => ({
  oneId,
  sku: 'DD1391-100',
  brand: 'Nike',
  remarks: 'Dunk Low Panda',
  spec: '9',
  img: '',
  warehouseId: 'W1',
  wareName: 'New Jersey',
  costPrice: null,
  lowest: 21_249,
  gmtIn: null,
  ...more,
});
const filled = (count: number, from: Boxes = noBoxes): Boxes =>
  Array.from({ length: count }, (_, index) => item(`I${index}`)).reduce<Boxes>((boxes, one) => withItem(boxes, one) as Boxes, from);

describe('Rule: a box holds sixteen pairs, and a shipment leaves from one warehouse', () => {
  it('the seventeenth begins another box', () => expect(filled(17).map((box) => box.length)).toEqual([16, 1]));
  it('none goes in beyond ten boxes', () => expect(withItem(filled(160), item('last'))).toEqual({ kind: 'full' }));
  it('none of another warehouse goes in', () =>
    expect(withItem(filled(1), item('X', { warehouseId: 'W2' }))).toEqual({ kind: 'otherWarehouse', wareName: 'New Jersey' }));
  it('none goes in twice', () => {
    const boxes = withItem(filled(2), item('I0'));
    expect(isFull(boxes) ? [] : itemsIn(boxes)).toHaveLength(2);
  });
});

describe('Rule: each pair is offered for whole dollars', () => {
  it('at the lowest price to begin with', () => expect(itemsIn(filled(1))[0]!.price).toBe(21_200));
  it('and waits for a price where none is known, or for another', () => {
    const boxes = withItem(filled(1), item('X', { lowest: null })) as Boxes;
    expect(unpriced(boxes).map((one) => one.item.oneId)).toEqual(['X']);
    expect(unpriced(withPrice(boxes, 'X', 21_250))).toHaveLength(1);
    expect(unpriced(withPrice(boxes, 'X', 21_300))).toEqual([]);
  });
});

describe('Rule: what is taken out is not sent', () => {
  it('nor is a box that stayed empty', () => {
    const boxes = [...withoutItem(filled(2), 'I0'), []];
    expect(bodyOf(boxes, 'soon')).toEqual({ boxes: [{ items: [{ oneId: 'I1', priceCents: 21_200 }] }], remark: 'soon' });
    expect(withoutBox(boxes, 0)).toEqual([[]]);
  });
});
