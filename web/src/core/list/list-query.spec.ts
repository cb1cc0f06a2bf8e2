import { describe, expect, it } from 'vitest';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listQuery } from './list-query.ts';

const asked = (filters: Record<string, string>, around?: Parameters<typeof listQuery<typeof listInventory>>[3]) =>
  listQuery(listInventory, { pageNo: 2, view: undefined, filters }, 50, around);

describe('Rule: a list asks for what the address says and the endpoint knows', () => {
  it('passes on known filters with the page', () => {
    expect(asked({ text: 'panda', spec: '9,9.5', order: 'asc' })).toEqual({ current: 2, size: 50, text: 'panda', spec: '9,9.5', order: 'asc' });
  });

  it('leaves out what the endpoint does not know, and values that it would refuse', () => {
    expect(asked({ edit: 'detail', state: 'lost', sort: 'weight', shopId: 'x', brand: '' })).toEqual({ current: 2, size: 50 });
  });

  it('lets no filter choose the page', () => {
    expect(asked({ current: '7', size: '1', after: 'x', view: 'out' })).toEqual({ current: 2, size: 50 });
  });
});

describe('Rule: the page has the last word, its defaults the first', () => {
  it('takes a default until the address says otherwise', () => {
    expect(asked({}, { otherwise: { sort: 'gmtIn' } }).sort).toBe('gmtIn');
    expect(asked({ sort: 'sku' }, { otherwise: { sort: 'gmtIn' } }).sort).toBe('sku');
  });

  it('never lets the address change what the page stands for', () => {
    expect(asked({ wareId: 'LAX-1' }, { always: { wareId: 'EWR-1' } }).wareId).toBe('EWR-1');
  });
});
