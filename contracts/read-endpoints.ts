import { countReviews, listReviews } from './audit/audit-queries.ts';
import { getBi } from './bi/bi-queries.ts';
import { exportPackages } from './forecast/export-packages.ts';
import { getPackage, listPackages } from './forecast/package-queries.ts';
import { exportInventory } from './inventory/export-inventory.ts';
import { listInventory, searchInventory } from './inventory/inventory-queries.ts';
import { getItem } from './item/item-queries.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { getOrder, listOrders } from './outbound/order-queries.ts';
import { getPickList, listTwins } from './outbound/picking-queries.ts';
import { getOverview, getWorkplace } from './overview/overview-queries.ts';
import { listAside } from './receiving/aside/list-aside.ts';
import { lookUpScan } from './receiving/receiving-queries.ts';
import { listWarehouseSettings } from './reference/list-warehouse-settings.ts';
import { listAllWarehouses, listShopUsers, listSkus, listStaff, listWarehouses } from './reference/reference-queries.ts';
import { getShippingLabel, listShippingLabels } from './labels/shipping/shipping-label-queries.ts';
import { listRepairItems } from './repair/items/list-repair-items.ts';
import { getRepair, getRepairQueue, listRepairs } from './repair/repair-queries.ts';
import { findRecipient } from './requests/find-recipient.ts';
import { listShelfItems } from './shelving/list-shelf-items.ts';
import { listShelfNames, listShelves, suggestShelves } from './shelving/shelf-queries.ts';
import { exportWalletRecords } from './wallet/export-wallet-records.ts';
import { getWallet, listWalletRecords } from './wallet/wallet-queries.ts';
import { getTaskBoard, listBatches } from './tasks/task-board-queries.ts';

/** The reads of the warehouse and its goods, answered by `projections/`. */
export const readEndpoints: readonly Endpoint<any, any, any>[] = [
  getItem,
  listInventory,
  searchInventory,
  exportInventory,
  listPackages,
  getPackage,
  exportPackages,
  lookUpScan,
  listAside,
  listOrders,
  getOrder,
  listReviews,
  countReviews,
  getTaskBoard,
  listBatches,
  getPickList,
  listTwins,
  listShelfNames,
  listShelves,
  listShelfItems,
  suggestShelves,
  listAllWarehouses,
  listWarehouses,
  listWarehouseSettings,
  listShopUsers,
  findRecipient,
  listSkus,
  listStaff,
  getBi,
  getOverview,
  getWorkplace,
  listShippingLabels,
  getShippingLabel,
  listRepairs,
  getRepair,
  getRepairQueue,
  listRepairItems,
  getWallet,
  listWalletRecords,
  exportWalletRecords,
];
