import { describe, expect, it } from 'vitest';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { addressOf, changeState, readState } from './page-state.ts';

const typed = '/Warehouse/InventoryView/:type?/:pageNo?';
const paged = '/business/wallet/:pageNo?';
const bare = '/business/in-warehouse/inventory';

describe('Rule: the address holds the whole state of a list', () => {
  it.each([
    [typed, '/Warehouse/InventoryView/issue/3?text=A'],
    [typed, '/Warehouse/InventoryView/all/3'],
    [typed, '/Warehouse/InventoryView'],
    [paged, '/business/wallet/2?type=held'],
    [bare, '/business/in-warehouse/inventory?text=A&type=available&pageNo=4'],
  ])('%s comes back from %s', (path, address) => {
    const [pathname = '', search = ''] = address.split('?');
    const [type, pageNo] = pathname.replace(withoutParameters(path), '').split('/').slice(1);
    const params = path === paged ? { pageNo: type } : { type, pageNo };
    expect(addressOf(path, readState(params, search))).toBe(address);
  });

  it('lists the same whichever item is open', () => {
    expect(readState({ type: 'issue' }, 'text=A&item=K7Q2M4XR9D').filters).toEqual({ text: 'A' });
  });

  it('takes a page that is no number for the first', () => {
    expect(readState({ pageNo: 'Detail' }, '').pageNo).toBe(1);
  });
});

describe('Rule: another filter or view starts at page 1', () => {
  const state = { pageNo: 4, view: 'issue', filters: { text: 'A', wareId: 'EWR-1' } };

  it('keeps the others', () => {
    expect(changeState(state, { filters: { text: undefined } })).toEqual({ pageNo: 1, view: 'issue', filters: { wareId: 'EWR-1' } });
    expect(changeState(state, { view: undefined })).toEqual({ pageNo: 1, view: undefined, filters: state.filters });
  });

  it('pages within', () => {
    expect(changeState(state, { pageNo: 5 })).toEqual({ ...state, pageNo: 5 });
  });
});
