import { describe, expect, it } from 'vitest';
import { agedRows, receivedRows, shelfRows, shippedRows, soldRows, storedRows } from './drill-down-links.ts';

const scope = { from: '2026-11-01', to: '2026-11-20', wareId: 'EWR-1', shopId: '7' };
const whole = { from: '2026-11-01', to: '2026-11-20', wareId: undefined, shopId: undefined };
const stock = '/admin/WarehouseManage/Stock';

describe('Rule: a figure opens the rows that it counts', () => {
  it('within its range, warehouse and shop', () => {
    expect(receivedRows(scope)).toBe(`${stock}/everything?inWareId=EWR-1&inShopId=7&inBeginTime=2026-11-01&inEndTime=2026-11-20`);
    expect(shippedRows(whole)).toBe(`${stock}/out?outBeginTime=2026-11-01&outEndTime=2026-11-20`);
    expect(soldRows(whole)).toBe(`${stock}/everything?soldBeginTime=2026-11-01&soldEndTime=2026-11-20`);
    expect(soldRows(whole, 'StockX')).toBe(`${stock}/everything?soldBeginTime=2026-11-01&soldEndTime=2026-11-20&platform=StockX`);
    expect(agedRows(whole, { from: 91, to: null })).toBe(`${stock}/all?age=91-`);
    expect(shelfRows(whole, 'LAX-2', 'S-1')).toBe(`${stock}/all?wareId=LAX-2&shelvesId=S-1`);
  });

  it('for stock its rows while it is today’s, later the days', () => {
    const asked = { ...scope, preset: undefined, compare: false };
    expect(storedRows(asked, '2026-11-20')).toBe(`${stock}/all?wareId=EWR-1&shopId=7`);
    expect(storedRows(asked, '2026-11-21')).toBe('/admin/bi?from=2026-11-01&to=2026-11-20&wareId=EWR-1&shopId=7&table=movement');
  });
});
