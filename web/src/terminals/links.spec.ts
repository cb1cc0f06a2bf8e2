import { describe, expect, it } from 'vitest';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { inBatchLink } from '../core/links/batch-link.ts';
import { floorLink } from '../core/links/orders/floor-link.ts';
import type { LinkedOrder } from '../core/links/orders/order-detail.ts';
import { orderLink, shippedLink } from '../core/links/orders/order-link.ts';
import { packageLink, packagesLink } from '../core/links/package-link.ts';
import type { Viewpoint } from '../core/links/viewpoint.ts';
import { repairLink } from '../core/links/repair-link.ts';
import { sellerOrderList } from '../core/links/orders/seller-order-list.ts';
import { pagesOf } from '../core/routes/route-table.ts';
import { matchRoute } from '../core/tabs/tab-key.ts';
import { sourceLink } from '../shared/postings/source-link.ts';
import { terminalTables } from './terminals.ts';

const seller: Viewpoint = { terminal: 'business', pathname: '/business/in-warehouse/inventory' };
const staff: Viewpoint = { terminal: 'warehouse', pathname: '/Warehouse/InventoryView' };
const admin: Viewpoint = { terminal: 'admin', pathname: '/admin/WarehouseManage/Stock' };
const selfOperated: Viewpoint = { terminal: 'admin', pathname: '/admin/warehouse/inventory' };

const oddNo = 'OC26112000377';
const types: readonly LinkedOrder['type'][] = [3, 4, 14, 5, 6, 7];

/** The page that a link opens in the terminal of whoever looks, by the last part of its title, and the tab that it names; null for plain text. */
const opened = ({ terminal }: Viewpoint, link: string | undefined) => {
  if (link === undefined) return null;
  const { pathname, searchParams } = new URL(link, 'http://console');
  const row = matchRoute(pagesOf(terminalTables[terminal].rows), pathname);
  const tab = searchParams.get('type') ?? (row?.path.includes('/:type?') ? pathname.split('/').at(-1) : undefined);
  // Drawn as plain text where the terminal has no such page.
  return row ? [row.title.split('.').at(-1), ...(tab === undefined ? [] : [tab])].join(' ') : null;
};

/** Tabs named `all` and `out` hold the order whatever became of it. */
describe('Rule: a number leads each role to a page that shows the thing, or is plain text (R2.160)', () => {
  it.each([
    ['a seller', seller, ['order', 'order', 'order', 'order', 'order', 'order']],
    ['the operator', selfOperated, ['order', 'order', 'order', 'order', 'order', 'order']],
    ['staff', staff, ['order', 'order', 'order', null, 'order', 'transfer']],
    ['an administrator', admin, ['reviewDetail', 'reviewDetail', 'order', 'reviewDetail', 'reviewDetail 1', 'reviewDetail']],
  ])('an application of each type: %s', (_who, place, pages) => {
    expect(types.map((type) => opened(place, orderLink(place, { type, oddNo })))).toEqual(pages);
  });

  it.each([
    ['a seller', seller, ['shipped', 'shipped', 'shipped', 'shipped']],
    ['the operator', selfOperated, ['inventory out', 'inventory out', 'inventory out', 'inventory out']],
    ['staff', staff, ['delivered', 'delivered', 'delivered', 'delivered']],
    ['an administrator', admin, ['reviewShipWithLabel all', 'reviewReship all', 'order', 'reviewDetail 1']],
  ])('what has left, of each type that leaves: %s', (_who, place, pages) => {
    expect(([3, 4, 14, 6] as const).map((type) => opened(place, shippedLink(place, { type, oddNo })))).toEqual(pages);
  });

  it.each([
    ['a seller', seller, ['forecastDetail', 'myPackages']],
    ['the operator', selfOperated, ['forecastDetail', 'myPackages']],
    ['staff', staff, ['forecastDetail', 'forecasts']],
    ['an administrator', admin, ['forecastDetail', 'forecasts']],
  ])('a package, and those of a batch: %s', (_who, place, pages) => {
    const { preId, packId } = { preId: 'FC-101102', packId: 'PK-1' };
    expect([packageLink(place, { preId, packId }), packagesLink(place, 'FB-7')].map((link) => opened(place, link))).toEqual(pages);
  });

  it.each([
    ['a seller', seller, 'repair'],
    ['the operator', selfOperated, 'repair'],
    ['staff', staff, 'shop'],
    ['an administrator', admin, 'repair'],
  ])('a repair order: %s', (_who, place, page) => expect(opened(place, repairLink(place, 'RP-1'))).toBe(page));

  it.each([
    ['a seller', seller, null],
    ['the operator', selfOperated, 'inBatches'],
    ['staff', staff, null],
    ['an administrator', admin, 'inBatches'],
  ])('an inbound batch: %s', (_who, place, page) => expect(opened(place, inBatchLink(place, 'IB-1'))).toBe(page));

  it.each([
    ['a seller', seller, ['labels', 'order', null]],
    ['the operator', selfOperated, ['labels', 'order', null]],
    ['an administrator', admin, ['labels', 'reviewDetail', null]],
  ])('what money was for, a label, a cash-out and what has no page: %s', (_who, place, pages) => {
    const sources = [
      sourceLink(place, { type: 'labelFee', reference: { kind: 'label', id: 'LB-1' } }),
      sourceLink(place, { type: 'cashoutCollection', reference: { kind: 'order', id: oddNo } }),
      sourceLink(place, { type: 'recharge', reference: { kind: 'recharge', id: 'C-1' } }),
    ];
    expect(sources.map((link) => opened(place, link))).toEqual(pages);
  });

  it.each([
    ['to be picked', ['pick'], 'picking'],
    ['picked', ['pack'], 'packing'],
    ['packed', ['ship'], 'packing'],
    ['out of the warehouse, or held', [], 'packing'],
  ] as const)('an order on the floor, %s', (_state, actions, page) => {
    expect([{ oddNo }, { batchNo: 'OB-1' }].map((number) => opened(staff, floorLink({ actions: [...actions] }, number)))).toEqual([page, page]);
  });

  it.each([
    ['a seller', seller, ['outboundOrders', 'outboundOrders', 'outboundOrders', 'cashOuts', 'consignOrders', 'ownershipTransfers']],
    ['the operator', selfOperated, ['shipWithLabel', 'reship', 'shipWithLabel', 'cashOuts', 'inventory inventory', 'ownershipTransfers']],
  ])('the orders of each type: %s', (_who, place, pages) => {
    expect(types.map((type) => opened(place, sellerOrderList(place, type as RequestType)))).toEqual(pages);
  });
});
