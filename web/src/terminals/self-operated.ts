import { Store } from 'lucide-react';
import { selfOperatedPaths } from '../core/paths/admin-paths.ts';
import type { PageGroup } from '../core/routes/route-table.ts';
import { channelPages } from '../features/channels/pages.ts';
import { forecastPages } from '../features/forecast/pages.ts';
import { inventoryPages } from '../features/inventory/pages.ts';
import { selfOperatedOrderPages } from '../features/orders/pages.ts';
import { packagePages } from '../features/packages/pages.ts';
import { salesPages } from '../features/sales/pages.ts';
import { walletPages } from '../features/wallet/pages.ts';
import { workplacePages } from '../features/workplace/pages.ts';
import { requestOf } from './joint-pages.ts';

const permission = ['200'] as const;

/** The operator's own goods, as a seller's pages are for a seller. */
export const selfOperatedGroup: PageGroup = {
  title: 'terminals.pages.selfOperatedWarehouse',
  icon: Store,
  permission,
  pages: [
    workplacePages.selfOperated,
    packagePages.selfOperated,
    forecastPages.selfOperated,
    packagePages.selfOperatedDetail,
    inventoryPages.selfOperated,
    // An application is made from the inventory; an order opens from there and from its list (R2.148, R2.149).
    selfOperatedOrderPages.shipWithLabel,
    selfOperatedOrderPages.reship,
    selfOperatedOrderPages.cashOuts,
    selfOperatedOrderPages.ownershipTransfers,
    selfOperatedOrderPages.warehouseTransfers,
    requestOf(permission, selfOperatedPaths.transportDetail, selfOperatedPaths.inventory),
    requestOf(permission, selfOperatedPaths.cashOutDetail, selfOperatedPaths.inventory),
    requestOf(permission, selfOperatedPaths.transferDetail, selfOperatedPaths.inventory),
    requestOf(permission, selfOperatedPaths.warehouseTransferDetail, selfOperatedPaths.inventory),
    requestOf(permission, selfOperatedPaths.consignmentDetail, selfOperatedPaths.inventory),
    requestOf(permission, selfOperatedPaths.orderTransportDetail, selfOperatedPaths.shipWithLabel),
    requestOf(permission, selfOperatedPaths.orderCashOutDetail, selfOperatedPaths.cashOuts),
    requestOf(permission, selfOperatedPaths.orderTransferDetail, selfOperatedPaths.ownershipTransfers),
    requestOf(permission, selfOperatedPaths.orderWarehouseTransferDetail, selfOperatedPaths.warehouseTransfers),
    requestOf(permission, selfOperatedPaths.orderConsignmentDetail, selfOperatedPaths.inventory),
    salesPages.selfOperated,
    salesPages.selfOperatedDetail,
    walletPages.selfOperated,
    channelPages.selfOperated,
  ],
};
