import { describe, expect, it } from 'vitest';
import { permissionIdsOf } from '#contracts/kernel/access/permissions.ts';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { adminPaths } from '../core/paths/admin-paths.ts';
import { warehousePaths } from '../core/paths/warehouse-paths.ts';
import { permittedRoutes } from '../app/routes/permitted-routes.ts';
import { isGroup, pagesOf, type Pages } from '../core/routes/route-table.ts';
import { matchRoute } from '../core/tabs/tab-key.ts';
import { warehousePages } from '../features/warehouse-settings/warehouse-pages.ts';
import { stations } from '../features/warehouse-home/stations.ts';
import { terminalTables } from './terminals.ts';

const titleAt = (terminal: Terminal, address: string) => matchRoute(pagesOf(terminalTables[terminal].rows), address.split('?')[0]!)?.title;

describe('Rule: a terminal lives under its path and begins with its default page (R2.22, R2.41, R2.81)', () => {
  it.each([
    ['warehouse', '/Warehouse', '/Warehouse/WarehouseWorkplace'],
    ['business', '/business', '/business/workplace'],
    ['admin', '/admin', '/admin/bi'],
  ] as const)('%s', (terminal, root, landing) => {
    expect(terminalTables[terminal]).toMatchObject({ root, landing });
    expect(pagesOf(terminalTables[terminal].rows).filter(({ path }) => !path.startsWith(`${root}/`))).toEqual([]);
  });
});

describe('Rule: a page that an area declares is in the table of a terminal', () => {
  const declared = import.meta.glob<Record<string, Pages>>('../features/*/pages.ts', { eager: true });
  const listed = Object.values(terminalTables).flatMap(({ rows }) => pagesOf(rows));

  it.each(Object.entries(declared))('%s', (_file, areas) => {
    const pages = Object.values(areas).flatMap((area) => Object.values(area));
    expect(pages.filter((page) => !listed.includes(page)).map(({ path }) => path)).toEqual([]);
  });
});

describe('Rule: a page stands at the address that the specification gives it', () => {
  it.each([
    ['warehouse', '/Warehouse/WarehouseWorkplace', 'warehouseHome.pages.workplace'],
    ['warehouse', '/Warehouse/WarehousingAppoint/3', 'packages.pages.forecasts'],
    ['warehouse', '/Warehouse/WarehousingAppoint/AppointDetail?id=FC-1&open=detail&packId=P-1', 'packages.pages.forecastDetail'],
    ['warehouse', '/Warehouse/CodeWarehousing/Inspection', 'inspection.pages.inspection'],
    ['warehouse', '/Warehouse/ShelfManage/2', 'shelves.pages.shelves'],
    ['warehouse', '/Warehouse/Outbound/outboundTransport/picking/2', 'orders.pages.shipWithLabel'],
    ['warehouse', '/Warehouse/Outbound/transportdetail/packed', 'orders.pages.reship'],
    ['warehouse', '/Warehouse/Outbound/occonsignment', 'orders.pages.consignment'],
    ['warehouse', '/Warehouse/Outbound/Delivered', 'outbound.pages.delivered'],
    ['warehouse', '/Warehouse/Outbound/Detail?oddNo=OC1', 'orders.pages.order'],
    ['warehouse', '/Warehouse/InventoryView/issue/2', 'inventory.pages.inventory'],
    ['business', '/business/homepage', 'home.pages.home'],
    ['business', '/business/homepage/announcement', 'announcements.pages.announcements'],
    ['business', '/business/workplace', 'workplace.pages.workplace'],
    ['business', '/business/my-package/2', 'packages.pages.myPackages'],
    ['business', '/business/my-package/forecast-detail', 'forecast.pages.newForecast'],
    ['business', '/business/my-package/new-forecast?id=FC-1&open=detail', 'packages.pages.forecastDetail'],
    ['business', '/business/order-management/outboundTransport', 'orders.pages.outboundOrders'],
    ['business', '/business/order-management/cashout/2?type=toConfirm', 'orders.pages.cashOuts'],
    ['business', '/business/order-management/warehousetransfer', 'orders.pages.ownershipTransfers'],
    ['business', '/business/in-warehouse/inventory/detail/cashout?oddNo=OC1&dealType=5', 'orders.pages.order'],
    ['business', '/business/in-warehouse/inventory/detail/warehousetransfer?oddNo=OC1&dealType=7', 'orders.pages.order'],
    ['business', '/business/order-management/consign-order/2?type=consigning', 'orders.pages.consignOrders'],
    ['business', '/business/in-warehouse/inventory/detail/occonsignment?oddNo=OC1&dealType=6&edit=detail&platOrderNo=', 'orders.pages.order'],
    ['business', '/business/order-management/repair-order/2?type=started', 'repairs.pages.repairs'],
    ['business', '/business/order-management/repair-order/detail?repairNo=RO-1', 'repairs.pages.repair'],
    ['business', '/business/in-warehouse/inventory/available/2', 'inventory.pages.inventory'],
    ['business', '/business/fulfilment/ship', 'programme.pages.ship'],
    ['business', '/business/fulfilment/list/2?type=listed', 'programme.pages.programme'],
    ['business', '/business/fulfilment/list/detail?shipmentNo=FP-1', 'programme.pages.shipment'],
    ['business', '/business/consignment-management/2?type=pending', 'sales.pages.sales'],
    ['business', '/business/consignment-management/detail?saleId=S', 'sales.pages.sale'],
    ['business', '/business/wallet/2?type=in', 'wallet.pages.wallet'],
    ['business', '/business/wallet/Withdrawal/2', 'withdrawal.pages.withdrawal'],
    ['business', '/business/wallet/WalletCharge/2?recharge=RC-1', 'recharge.pages.recharge'],
    ['admin', '/admin/bi', 'bi.pages.bi'],
    ['admin', '/admin/BusiForecast', 'packages.pages.forecasts'],
    ['admin', '/admin/BusiForecast/AppointDetail?id=FC-1&open=detail&packId=P-1', 'packages.pages.forecastDetail'],
    ['admin', '/admin/WarehouseManage/Stock/Setting', 'warehouseSettings.pages.warehouseSettings'],
    ['admin', '/admin/Audit/Outbound/Detail?oddNo=OC1', 'audit.pages.reviewDetail'],
    ['admin', '/admin/Audit/PlatformRecycling/2', 'audit.pages.reviewCashOut'],
    ['admin', '/admin/Audit/PlatformRecycling/Detail?oddNo=OC1', 'audit.pages.reviewDetail'],
    ['admin', '/admin/Audit/InPlatformTransfer/Detail?oddNo=OC1', 'audit.pages.reviewDetail'],
    ['admin', '/admin/Audit/OCConsignment/2', 'audit.pages.reviewConsignment'],
    ['admin', '/admin/Audit/OCConsignment/Detail?type=1&edit=detail&oddNo=OC1', 'audit.pages.reviewDetail'],
    ['admin', '/admin/Audit/Fulfilment/2', 'programme.pages.reviews'],
    ['admin', '/admin/Audit/Fulfilment/Detail?shipmentNo=FP-1', 'programme.pages.review'],
    ['admin', '/admin/Audit/RepairOrder/2', 'repairOffice.pages.reviews'],
    ['admin', '/admin/Audit/RepairOrder/Detail?repairNo=RO-1', 'repairOffice.pages.review'],
    ['admin', '/admin/warehouse/inventory/detail/occonsignment?oneIds=A&dealType=6', 'orders.pages.order'],
    ['admin', '/admin/warehouse/order-management/cashout', 'orders.pages.cashOuts'],
    ['admin', '/admin/warehouse/order-management/detail/warehousetransfer?oddNo=OC1&dealType=7', 'orders.pages.order'],
    ['admin', '/admin/warehouse/inventory/detail/cashout?oneIds=A&dealType=5', 'orders.pages.order'],
    ['admin', '/admin/sale-order/2', 'sales.pages.saleOrders'],
    ['admin', '/admin/sale-order/detail?saleId=S', 'sales.pages.sale'],
    ['admin', '/admin/warehouse/consignment-management/2', 'sales.pages.sales'],
    ['admin', '/admin/warehouse/wallet/2', 'wallet.pages.wallet'],
    ['admin', '/admin/Finance/MerchantFlow/2', 'wallet.pages.merchantFlow'],
    ['admin', '/admin/Finance/PlatformFlow/2', 'withdrawal.pages.platformFlow'],
    ['admin', '/admin/Finance/PlatformFlow/charge/2?recharge=RC-1', 'recharge.pages.platform'],
  ] as const)('%s %s', (terminal, address, title) => {
    expect(titleAt(terminal, address)).toBe(title);
  });
});

describe('Rule: every list of the warehouse terminal takes the number of its page (R2.23)', () => {
  /** Boards and floor pages show all of what waits. */
  const listless = [
    'warehouseHome.pages.workplace',
    'floorBoard.pages.floor',
    'floorBoard.pages.report',
    'overview.pages.warehouseOverview',
    'receiving.pages.receiving',
    'inspection.pages.inspection',
    'shelving.pages.shelving',
    'returns.pages.returns',
    'counts.pages.count',
    'containers.pages.move',
    'picking.pages.picking',
    'packing.pages.packing',
    'handover.pages.handover',
    'quickMode.pages.quickMode',
    'addresses.pages.inquiry',
    'announcements.pages.announcements',
  ];

  it('as the last part of its path', () => {
    const unpaged = pagesOf(terminalTables.warehouse.rows).filter(({ path, under }) => under === undefined && !path.endsWith('/:pageNo?'));
    expect(unpaged.map(({ title }) => title)).toEqual(listless);
  });
});

describe('Rule: each number of the workplace leads to a page that is there (R2.24)', () => {
  it.each(stations)('$key', ({ list, work }) => {
    expect([titleAt('warehouse', list), titleAt('warehouse', work)]).not.toContain(undefined);
  });
});

describe.each(Object.values(terminalTables))('Rule: `g` and a letter lead to the pages of $terminal', ({ rows }) => {
  const pages = pagesOf(rows);
  const letters = pages.flatMap(({ goKey }) => goKey ?? []);

  it('each letter to one page, and to one that opens without a record', () => {
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
    expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
    expect(pages.filter(({ goKey, under }) => goKey !== undefined && under !== undefined).map(({ path }) => path)).toEqual([]);
  });

  it('to every page with an icon in the menu, and into every group', () => {
    const unreached = rows.filter((row) =>
      isGroup(row) ? row.pages.every(({ goKey }) => goKey === undefined) : row.icon !== undefined && row.goKey === undefined,
    );
    expect(unreached.map(({ title }) => title)).toEqual([]);
  });
});

describe('Rule: whoever may open anything of a terminal reads what is announced there', () => {
  it.each([
    ['warehouse', warehousePaths.announcements],
    ['admin', adminPaths.readAnnouncements],
  ] as const)('%s', (terminal, announcements) => {
    const closedTo = permissionIdsOf(terminal).filter((permissionId) =>
      pagesOf(permittedRoutes(terminalTables[terminal].rows, [{ permissionId }])).every(({ path }) => path !== announcements),
    );
    expect(closedTo).toEqual([]);
  });
});

describe('Rule: the menu of a warehouse offers the pages that there are', () => {
  it('and no other', () => {
    // Announcements are read by whoever may do anything in the warehouse.
    const pages = pagesOf(terminalTables.warehouse.rows).filter(({ path }) => path !== warehousePaths.announcements);
    const named = new Set(pages.flatMap(({ permission = [] }) => permission));
    expect(warehousePages).toEqual(permissionIdsOf('warehouse').filter((page) => named.has(page)));
  });
});
