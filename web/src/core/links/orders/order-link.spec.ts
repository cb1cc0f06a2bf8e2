import { describe, expect, it } from 'vitest';
import { orderLink, shippedLink } from './order-link.ts';
import { packageLink, packagesLink } from '../package-link.ts';
import type { Viewpoint } from '../viewpoint.ts';

const oddNo = 'OC26112000377';
const seller: Viewpoint = { terminal: 'business', pathname: '/business/in-warehouse/inventory' };
const staff: Viewpoint = { terminal: 'warehouse', pathname: '/Warehouse/InventoryView' };
const admin: Viewpoint = { terminal: 'admin', pathname: '/admin/WarehouseManage/Stock' };
const selfOperated: Viewpoint = { terminal: 'admin', pathname: '/admin/warehouse/inventory' };

describe('Rule: a number leads each role to its own page (R2.160)', () => {
  it.each([
    [seller, '/business/in-warehouse/inventory/detail/cashout?oddNo=OC26112000377&dealType=5'],
    [selfOperated, '/admin/warehouse/inventory/detail/cashout?oddNo=OC26112000377&dealType=5'],
    [admin, '/admin/Audit/PlatformRecycling/Detail?oddNo=OC26112000377'],
  ])('a cash-out for %o', (place, link) => {
    expect(orderLink(place, { type: 5, oddNo })).toBe(link);
  });

  it.each([
    [3, '/admin/Audit/Outbound/Detail?oddNo=OC26112000377'],
    [4, '/admin/Audit/Outbound/Detail?oddNo=OC26112000377'],
    [6, '/admin/Audit/OCConsignment/Detail?type=1&edit=detail&oddNo=OC26112000377'],
    [7, '/admin/Audit/InPlatformTransfer/Detail?oddNo=OC26112000377'],
  ] as const)('the review of type %i', (type, link) => {
    expect(orderLink(admin, { type, oddNo })).toBe(link);
  });

  it.each([3, 4, 6, 11, 14] as const)('the order of the floor of type %i', (type) => {
    expect(orderLink(staff, { type, oddNo })).toBe('/Warehouse/Outbound/Detail?oddNo=OC26112000377');
  });

  it.each([
    [seller, '/business/inventory/WarehouseExit?'],
    [selfOperated, '/admin/warehouse/inventory/out?'],
    [staff, '/Warehouse/Outbound/Delivered?'],
    [admin, '/admin/Audit/Outbound?type=all&'],
  ])('what was shipped for %o', (place, page) => {
    expect(shippedLink(place, { type: 3, oddNo })).toBe(`${page}text=${oddNo}`);
  });

  it.each([
    [seller, '/business/my-package/new-forecast?id=FC-101102&open=detail'],
    [staff, '/Warehouse/WarehousingAppoint/AppointDetail?id=FC-101102&open=detail&packId=P-1'],
    [admin, '/admin/BusiForecast/AppointDetail?id=FC-101102&open=detail&packId=P-1'],
  ])('a package for %o', (place, link) => {
    expect(packageLink(place, { preId: 'FC-101102', packId: 'P-1' })).toBe(link);
  });

  it.each([
    [seller, '/business/my-package?text=FB-7'],
    [selfOperated, '/admin/warehouse/my-package?text=FB-7'],
    [staff, '/Warehouse/WarehousingAppoint?text=FB-7'],
    [admin, '/admin/BusiForecast?text=FB-7'],
  ])('the packages of a batch for %o', (place, link) => {
    expect(packagesLink(place, 'FB-7')).toBe(link);
  });
});
