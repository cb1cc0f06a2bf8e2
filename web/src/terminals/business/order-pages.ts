import { Truck } from 'lucide-react';
import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { PageGroup, PageRow } from '#web/core/routes/route-table.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

const permission = ['business'] as const;
const ordersPage = () => import('#web/features/orders/list/orders-page.tsx');
const requestPage = () => import('../request-page.tsx');

const list = (path: string, title: PageTitle, kinds: readonly OrderKind[], goKey: string): PageRow => ({
  path,
  page: ordersPage,
  title,
  requestTypes: kinds.map((kind) => requestTypeOf[kind]),
  inMenu: true,
  permission,
  goKey,
});
const order = (path: string, under: string): PageRow => ({ path, page: requestPage, title: 'order', permission, under, tabBy: ['oddNo', 'oneIds'] });

/** What a seller has applied for, type by type: the lists, and one order or its application. */
export const orderPages: PageGroup = {
  title: 'orderManagement',
  icon: Truck,
  permission,
  pages: [
    list(businessPaths.shipWithLabel, 'outboundOrders', ['shipWithLabel', 'reship', 'directOutbound'], 'o'),
    list(businessPaths.cashOuts, 'cashOuts', ['cashOut'], 'c'),
    list(businessPaths.ownershipTransfers, 'ownershipTransfers', ['ownershipTransfer'], 't'),
    { ...list(businessPaths.consignOrders, 'consignOrders', ['consignment'], 'k'), authorisation: 'knetCrossListing' },
    {
      path: businessPaths.repairs,
      page: () => import('#web/features/repairs/list/repairs-page.tsx'),
      title: 'repairs',
      inMenu: true,
      permission,
      goKey: 'r',
    },
    order(businessPaths.transportDetail, businessPaths.shipWithLabel),
    order(businessPaths.cashOutDetail, businessPaths.cashOuts),
    order(businessPaths.transferDetail, businessPaths.ownershipTransfers),
    order(businessPaths.consignmentDetail, businessPaths.consignOrders),
    {
      path: businessPaths.repairDetail,
      page: () => import('../repair-page.tsx'),
      title: 'repair',
      permission,
      under: businessPaths.repairs,
      tabBy: ['repairNo', 'oneIds'],
    },
  ],
};
