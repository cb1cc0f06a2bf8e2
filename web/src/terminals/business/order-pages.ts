import { Truck } from 'lucide-react';
import { businessPaths } from '../../app/paths/business-paths.ts';
import type { PageGroup, PageRow, PageTitle } from '../../app/routes/route-table.ts';

const permission = ['business'] as const;
const ordersPage = () => import('../../features/orders/list/orders-page.tsx');
const requestPage = () => import('../request-page.tsx');

const list = (path: string, title: PageTitle, goKey: string): PageRow => ({ path, page: ordersPage, title, inMenu: true, permission, goKey });
const order = (path: string, under: string): PageRow => ({ path, page: requestPage, title: 'order', permission, under, tabBy: ['oddNo', 'oneIds'] });

/** What a seller has applied for, type by type: the lists, and one order or its application. */
export const orderPages: PageGroup = {
  title: 'orderManagement',
  icon: Truck,
  permission,
  pages: [
    list(businessPaths.shipWithLabel, 'outboundOrders', 'o'),
    list(businessPaths.cashOuts, 'cashOuts', 'c'),
    list(businessPaths.ownershipTransfers, 'ownershipTransfers', 't'),
    { ...list(businessPaths.consignOrders, 'consignOrders', 'k'), authorisation: 'knetCrossListing' },
    {
      path: businessPaths.repairs,
      page: () => import('../../features/repairs/list/repairs-page.tsx'),
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
