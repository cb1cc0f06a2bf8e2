import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#contracts/item/item-queries.ts';
import type { Viewpoint } from '#web/core/links/viewpoint.ts';
import { entryLinks } from './entry-links.ts';

const nothing = { type: null, oddNo: null, batchNo: null, repairNo: null, preId: null, packId: null, requestType: null, platOrderNo: null };
const entry = (said: Partial<TimelineEntry>): TimelineEntry => ({ ...nothing, ...said }) as TimelineEntry;
const oddNo = 'OC26112000377';
const application = entry({ name: 'ItemRequested', type: 5, requestType: 5, oddNo });
const shipped = entry({ name: 'ItemShipped', type: 11, requestType: 3, oddNo });
const item = { packInfo: { preId: 'FC-101102', packId: 'P-7', logNo: '1Z', gmtModify: null }, eventList: [application] };

const seller: Viewpoint = { terminal: 'business', pathname: '/business/in-warehouse/inventory' };
const staff: Viewpoint = { terminal: 'warehouse', pathname: '/Warehouse/InventoryView' };
const admin: Viewpoint = { terminal: 'admin', pathname: '/admin/WarehouseManage/Stock' };

describe('Rule: an entry of the timeline leads to the page of what it tells (R2.160)', () => {
  it('opens an order by the type of its application, also from a step of the floor', () => {
    const page = '/admin/Audit/PlatformRecycling/Detail?oddNo=OC26112000377';
    expect(entryLinks(admin, application, item).order).toBe(page);
    expect(entryLinks(admin, entry({ name: 'ItemPicked', oddNo }), item).order).toBe(page);
  });

  it('has none for an order whose application is not in sight', () => {
    expect(entryLinks(seller, entry({ name: 'ItemPicked', oddNo: 'OC26112000001' }), item).order).toBeUndefined();
  });

  it.each([
    [seller, '/business/inventory/WarehouseExit?text=OC26112000377'],
    [staff, '/Warehouse/Outbound/Delivered?text=OC26112000377'],
    [admin, '/admin/Audit/Outbound?type=all&text=OC26112000377'],
  ])('finds what was shipped (R2.32, R2.59, R2.119)', (place, page) => {
    expect(entryLinks(place, shipped, { ...item, eventList: [shipped] }).order).toBe(page);
  });

  it('leads from a forecast to its package, and staff from an inspection too (R2.48, R2.85)', () => {
    const forecast = entry({ name: 'ItemForecast', type: 10, preId: 'FC-101102' });
    const inspection = entry({ name: 'ItemInspected', type: 1 });
    expect(entryLinks(seller, forecast, item).package).toBe('/business/my-package/new-forecast?id=FC-101102&open=detail');
    expect(entryLinks(admin, inspection, item).package).toBe('/admin/BusiForecast/AppointDetail?id=FC-101102&open=detail&packId=P-7');
    expect(entryLinks(seller, inspection, item).package).toBeUndefined();
  });

  it('leads nowhere for goods that came without a package', () => {
    const unclaimed = { ...item, packInfo: { ...item.packInfo, preId: '' } };
    expect(entryLinks(admin, entry({ name: 'ItemInspected', type: 1 }), unclaimed)).toEqual({});
  });
});
