import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { meantOrders } from './meant-orders.ts';

const order = (oddNo: string, numbers: { batchNo?: string; logNo?: string; label?: string } = {}) => ({
  oddNo,
  batchNo: numbers.batchNo ?? null,
  logNo: numbers.logNo ?? null,
  label: numbers.label ? { url: '', logNo: numbers.label, carrier: 'UPS' } : null,
});
const [a, b] = [order('OC26112000377'), order('OC261120003770')];

describe('Rule: a scan opens the order that it names whole', () => {
  it('by its number, its tracking number or the one on its label', () => {
    const labelled = order('OC1', { label: '1Z999AA10000000001' });
    expect(meantOrders('oc26112000377', [b, a])).toEqual({ order: a });
    expect(meantOrders('1z999aa10000000001', [labelled])).toEqual({ order: labelled });
    expect(meantOrders('T-1', [order('OC2', { logNo: 't-1' })])).toMatchObject({ order: { oddNo: 'OC2' } });
  });

  it('by a ONE ID in it', () => {
    expect(meantOrders(oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]), [a])).toEqual({ order: a });
  });

  it('or the batch with all of its orders', () => {
    const [one, two] = [order('OC1', { batchNo: 'OB-7' }), order('OC2', { batchNo: 'OB-7' })];
    expect(meantOrders('ob-7', [one, two, order('OC3', { batchNo: 'OB-77' })])).toEqual({ batchNo: 'OB-7', orders: [one, two] });
  });
});

describe('Rule: part of a number opens nothing', () => {
  it('asks which of those that hold it, be it one', () => {
    expect(meantOrders('0377', [a, b])).toEqual({ perhaps: [a, b] });
    expect(meantOrders('000377', [a])).toEqual({ perhaps: [a] });
  });

  it('knows when there is none', () => {
    expect(meantOrders('X', [])).toBe('none');
  });
});
