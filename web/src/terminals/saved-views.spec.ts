import { describe, expect, it } from 'vitest';
import { listField } from '#contracts/accounts/saved-views/saved-view.ts';
import { pagesOf } from '../core/routes/route-table.ts';
import { terminalTables } from './terminals.ts';
import { viewsKeyOf, viewsOfPage } from '../core/list/views-of-page.ts';

const reship = '/admin/warehouse/order-management/transportdetail/:pageNo?';
const shipWithLabel = '/admin/warehouse/order-management/outboundTransport/:pageNo?';
const view = (list: string, address: string) => ({ list, name: 'Mine', address });

describe('Rule: a saved view belongs to its page', () => {
  it('though another page shows a list of the same name', () => {
    const views = [view(viewsKeyOf(reship), '/admin/warehouse/order-management/transportdetail/1?late=true')];
    expect(viewsOfPage(views, { path: reship, list: 'outbound-orders' })).toEqual(views);
    expect(viewsOfPage(views, { path: shipWithLabel, list: 'outbound-orders' })).toEqual([]);
  });

  it('also one that was kept under the name of the list, by the address that it leads to', () => {
    const views = [
      view('outbound-orders', '/admin/warehouse/order-management/transportdetail?late=true'),
      view('packages', '/admin/warehouse/my-package'),
    ];
    expect(viewsOfPage(views, { path: reship, list: 'outbound-orders' })).toEqual([views[0]]);
    expect(viewsOfPage(views, { path: shipWithLabel, list: 'outbound-orders' })).toEqual([]);
  });

  it.each(Object.entries(terminalTables))('and no two pages of the %s terminal keep theirs in one place', (_terminal, { rows }) => {
    const keys = pagesOf(rows).map(({ path }) => viewsKeyOf(path));
    expect(keys.filter((key) => !listField.safeParse(key).success)).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
