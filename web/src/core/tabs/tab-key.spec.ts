import { describe, expect, it } from 'vitest';
import type { PageRoute } from '../routes/route-table.ts';
import { matchRoute, tabKey } from './tab-key.ts';

const row = (path: string, tabBy?: string[]): PageRoute => ({
  path,
  page: async () => ({ default: () => null }),
  title: 'audit.pages.audit',
  ...(tabBy && { tabBy }),
});
const list = row('/admin/Audit/Outbound/:pageNo?');
const detail = row('/admin/Audit/Outbound/Detail', ['oddNo']);

describe('Rule: one page is one tab, and each record of a detail its own', () => {
  it('ignores paging and filters', () => {
    expect(tabKey(list, '?status=1')).toBe(tabKey(list, ''));
  });

  it('tells two orders apart', () => {
    expect(tabKey(detail, '?oddNo=A&edit=detail')).not.toBe(tabKey(detail, '?oddNo=B'));
    expect(tabKey(detail, '?oddNo=A&edit=detail')).toBe(tabKey(detail, '?oddNo=A'));
  });
});

describe('Rule: a fixed path wins over a parameter', () => {
  it('opens the detail, not a page of the list', () => {
    expect(matchRoute([list, detail], '/admin/Audit/Outbound/Detail')).toBe(detail);
    expect(matchRoute([list, detail], '/admin/Audit/Outbound/3')).toBe(list);
    expect(matchRoute([list, detail], '/admin/Audit/Outbound')).toBe(list);
    expect(matchRoute([list, detail], '/admin/Audit/Other')).toBeUndefined();
  });

  it('opens no list for a detail that is not there', () => {
    expect(matchRoute([list], '/admin/Audit/Outbound/Detail')).toBeUndefined();
  });

  it('takes no page that is missing for a view of its list', () => {
    const inventory = row('/business/in-warehouse/inventory/:type?/:pageNo?');
    const missing = ['bulklisting', 'newlisting', 'bulkreship', 'detail/cashout', 'detail/warehousetransfer', 'detail/occonsignment'];
    for (const page of missing) expect(matchRoute([inventory], `/business/in-warehouse/inventory/${page}`)).toBeUndefined();
    expect(matchRoute([inventory], '/business/in-warehouse/inventory/available/2')).toBe(inventory);
  });
});
