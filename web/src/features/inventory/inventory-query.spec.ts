import { describe, expect, it } from 'vitest';
import { inventoryFilterSchema } from '#contracts/inventory/inventory-queries.ts';
import { inventoryQuery } from './inventory-query.ts';

const asked = (state: { view?: string; filters?: Record<string, string> }) =>
  inventoryQuery({ pageNo: 2, view: state.view, filters: state.filters ?? {} }, 50);

describe('Rule: the address decides what the inventory lists', () => {
  it('asks for the tab, the page and the filters', () => {
    expect(asked({ view: 'issue', filters: { text: 'panda', spec: '9,9.5' } })).toMatchObject({
      view: 'issue',
      current: 2,
      size: 50,
      text: 'panda',
      spec: '9,9.5',
    });
  });

  it('leaves out what is no filter and no tab of the list', () => {
    const query = asked({ view: 'nonsense', filters: { open: 'detail', age: 'old' } });
    expect(query).toEqual({ current: 2, size: 50, sort: 'gmtIn' });
  });

  it.each([
    ['0-30', { minDays: '0', maxDays: '30' }],
    ['61-', { minDays: '61' }],
  ])('reads an age of %s', (age, days) => {
    expect(asked({ filters: { age } })).toEqual({ current: 2, size: 50, sort: 'gmtIn', ...days });
  });

  it('only ever asks what the contract takes', () => {
    const filters = { text: 'A', state: 'available', age: '31-60', beginDate: '2026-01-01', order: 'asc', sort: 'sku' };
    expect(inventoryFilterSchema.safeParse(asked({ view: 'available', filters })).success).toBe(true);
  });
});

describe('Rule: a list stands still while its rows change', () => {
  it.each([
    [undefined, 'gmtIn'],
    ['forecast', 'gmtCreate'],
    ['out', 'gmtOut'],
  ])('tab %s is sorted by %s', (view, sort) => {
    expect(asked({ ...(view && { view }) }).sort).toBe(sort);
  });
});
