import { Store } from 'lucide-react';
import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import type { PageGroup, PageRow } from '#web/core/routes/route-table.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

const permission = ['200'] as const;
const ordersPage = () => import('#web/features/orders/list/orders-page.tsx');
const requestPage = () => import('../request-page.tsx');

const list = (path: string, title: PageTitle, kinds: readonly OrderKind[]): PageRow => ({
  path,
  page: ordersPage,
  title,
  requestTypes: kinds.map((kind) => requestTypeOf[kind]),
  inMenu: true,
  permission,
});
const order = (path: string, under: string): PageRow => ({ path, page: requestPage, title: 'order', permission, under, tabBy: ['oddNo', 'oneIds'] });

/** An application is made from the inventory; an order opens from there and from its list (R2.148, R2.149). */
const orderPages: readonly PageRow[] = [
  list(selfOperatedPaths.shipWithLabel, 'shipWithLabel', ['shipWithLabel', 'directOutbound']),
  list(selfOperatedPaths.reship, 'reship', ['reship']),
  list(selfOperatedPaths.cashOuts, 'cashOuts', ['cashOut']),
  list(selfOperatedPaths.ownershipTransfers, 'ownershipTransfers', ['ownershipTransfer']),
  order(selfOperatedPaths.transportDetail, selfOperatedPaths.inventory),
  order(selfOperatedPaths.cashOutDetail, selfOperatedPaths.inventory),
  order(selfOperatedPaths.transferDetail, selfOperatedPaths.inventory),
  order(selfOperatedPaths.consignmentDetail, selfOperatedPaths.inventory),
  order(selfOperatedPaths.orderTransportDetail, selfOperatedPaths.shipWithLabel),
  order(selfOperatedPaths.orderCashOutDetail, selfOperatedPaths.cashOuts),
  order(selfOperatedPaths.orderTransferDetail, selfOperatedPaths.ownershipTransfers),
  order(selfOperatedPaths.orderConsignmentDetail, selfOperatedPaths.inventory),
];

/** The operator's own goods, as a seller's pages are for a seller. */
export const selfOperatedPages: PageGroup = {
  title: 'selfOperatedWarehouse',
  icon: Store,
  permission,
  pages: [
    {
      path: selfOperatedPaths.workplace,
      page: () => import('#web/features/workplace/workplace-page.tsx'),
      title: 'workplace',
      inMenu: true,
      permission,
      goKey: 'w',
    },
    {
      path: selfOperatedPaths.packages,
      page: () => import('#web/features/packages/packages-page.tsx'),
      title: 'myPackages',
      inMenu: true,
      permission,
    },
    {
      path: selfOperatedPaths.newForecast,
      page: () => import('#web/features/forecast/forecast-page.tsx'),
      title: 'newForecast',
      permission,
      under: selfOperatedPaths.packages,
      tabBy: ['id'],
    },
    {
      path: selfOperatedPaths.packageDetail,
      page: () => import('#web/features/packages/package-page.tsx'),
      title: 'forecastDetail',
      permission,
      under: selfOperatedPaths.packages,
      tabBy: ['id'],
    },
    {
      path: selfOperatedPaths.inventory,
      page: () => import('#web/features/inventory/inventory-page.tsx'),
      title: 'inventory',
      inMenu: true,
      permission,
    },
    ...orderPages,
    {
      path: selfOperatedPaths.wallet,
      page: () => import('#web/features/wallet/wallet-page.tsx'),
      title: 'wallet',
      inMenu: true,
      permission,
    },
  ],
};
