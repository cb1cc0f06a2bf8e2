import { Package, Truck, Wallet } from 'lucide-react';
import { businessPaths, businessRoot } from '../core/paths/business-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { announcementPages } from '../features/announcements/pages.ts';
import { bulkReshipPages } from '../features/bulk-reships/pages.ts';
import { channelPages } from '../features/channels/pages.ts';
import { forecastPages } from '../features/forecast/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { inventoryPages } from '../features/inventory/pages.ts';
import { labelPages } from '../features/label-center/pages.ts';
import { listingPages } from '../features/listings/pages.ts';
import { orderPages } from '../features/orders/pages.ts';
import { packagePages } from '../features/packages/pages.ts';
import { personalCenterPages } from '../features/personal-center/pages.ts';
import { pricingPages } from '../features/pricing/pages.ts';
import { programmePages } from '../features/programme/pages.ts';
import { rechargePages } from '../features/payments/recharges/pages.ts';
import { repairPages } from '../features/repairs/pages.ts';
import { salesPages } from '../features/sales/pages.ts';
import { settingsPages } from '../features/settings/pages.ts';
import { sourcingPages } from '../features/sourcing/pages.ts';
import { storagePages } from '../features/storage/pages.ts';
import { walletPages } from '../features/wallet/pages.ts';
import { paymentPages } from '../features/payments/pages.ts';
import { workplacePages } from '../features/workplace/pages.ts';
import { jointPages, requestOf } from './joint-pages.ts';

const permission = ['business'] as const;

export const businessTable: TerminalTable = {
  terminal: 'business',
  root: businessRoot,
  title: 'terminals.pages.business',
  landing: businessPaths.workplace,
  searchPath: businessPaths.inventory,
  rows: [
    homePages.home,
    workplacePages.business,
    {
      title: 'packages.pages.packages',
      icon: Package,
      permission,
      pages: [packagePages.business, forecastPages.business, packagePages.businessDetail],
    },
    inventoryPages.business,
    {
      title: 'terminals.pages.orderManagement',
      icon: Truck,
      permission,
      pages: [
        orderPages.outboundOrders,
        inventoryPages.shipped,
        orderPages.cashOuts,
        orderPages.ownershipTransfers,
        orderPages.warehouseTransfers,
        bulkReshipPages.list,
        bulkReshipPages.form,
        bulkReshipPages.detail,
        orderPages.consignOrders,
        repairPages.repairs,
        requestOf(permission, businessPaths.transportDetail, businessPaths.shipWithLabel),
        requestOf(permission, businessPaths.cashOutDetail, businessPaths.cashOuts),
        requestOf(permission, businessPaths.transferDetail, businessPaths.ownershipTransfers),
        requestOf(permission, businessPaths.warehouseTransferDetail, businessPaths.warehouseTransfers),
        requestOf(permission, businessPaths.consignmentDetail, businessPaths.consignOrders),
        jointPages.repair,
      ],
    },
    pricingPages.search,
    sourcingPages.sourcing,
    listingPages.list,
    listingPages.sku,
    listingPages.newListing,
    listingPages.bulkListing,
    programmePages.list,
    programmePages.ship,
    programmePages.detail,
    salesPages.business,
    salesPages.businessDetail,
    labelPages.business,
    {
      title: 'wallet.pages.money',
      icon: Wallet,
      permission,
      pages: [walletPages.business, rechargePages.recharge, paymentPages.withdrawal, storagePages.business],
    },
    announcementPages.business,
    channelPages.business,
    personalCenterPages.personalCenter,
    settingsPages.settings,
  ],
};
