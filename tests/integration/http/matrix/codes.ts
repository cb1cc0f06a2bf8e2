import type { PermissionId } from '#contracts/kernel/access/permissions.ts';

type AdminCode = Exclude<PermissionId, `7001${string}` | 'business'>;

/**
 * What each code opens on the administrators' base, written by hand from R6.14–R6.31 and the pages of section 2, and not from the declarations under
 * test: a call that a code opens and that does not stand here is a mistake in one of the two. What every session may call is left out.
 */
export const callsOfCode: Record<AdminCode, readonly string[]> = {
  // R6.14: BI, and the figures of the warehouses beside it.
  '101': ['getBi', 'getOverview', 'listShopUsers'],
  // R6.15: the operator's own goods, which lie on the sellers' base. Here nothing.
  '200': [],
  // R6.16: warehouses, shelves and all that lies in them, whoever owns it.
  '300': [
    'getOverview',
    'listWarehouseSettings',
    'createWarehouse',
    'changeWarehouse',
    'getItem',
    'listInventory',
    'searchInventory',
    'exportInventory',
    'saveItem',
    'setAvailable',
    'correctInspection',
    'markAsFake',
    'listShelves',
    'listShelfItems',
    'suggestShelves',
    'createShelf',
    'createShelves',
    'changeShelf',
    'removeShelf',
    'moveItems',
    'rackLabels',
    'orderDirectOutbound',
    'listOrders',
    'getOrder',
    'listBatches',
    'listShopUsers',
  ],
  // R6.17: what waits for a review, its items, and what becomes of it.
  '400': [
    'listReviews',
    'countReviews',
    'quoteRequest',
    'withdrawQuote',
    'approveRequest',
    'rejectRequest',
    'approveRequests',
    'rejectRequests',
    'listRepairs',
    'getRepair',
    'getRepairQueue',
    'listRepairItems',
    'editRepair',
    'approveRepair',
    'rejectRepair',
    'cancelRepair',
    'getItem',
    'listOrders',
    'getOrder',
    'completeOrder',
    'resumeOrder',
    'cancelOutbound',
  ],
  // R6.18: wallets, and the labels that are paid from them.
  '500': [
    'getWallet',
    'listWalletRecords',
    'exportWalletRecords',
    'creditWallet',
    'listShopUsers',
    'listShippingLabels',
    'getShippingLabel',
    'printShippingLabels',
    'refundLabel',
  ],
  // R6.19.
  '600': [
    'listAnnouncements',
    'getAnnouncement',
    'writeAnnouncement',
    'editAnnouncement',
    'publishAnnouncement',
    'scheduleAnnouncement',
    'withdrawAnnouncement',
    'removeAnnouncement',
  ],
  // R6.20: sellers and staff, and the shops that sellers get.
  '700': [
    'listSellerAccounts',
    'getSellerApplication',
    'listAccountHistory',
    'createAccount',
    'changeAccess',
    'setPassword',
    'suspendAccount',
    'reinstateAccount',
    'eraseAccount',
    'admitSeller',
    'refuseSeller',
    'createShop',
    'listStaff',
    'listShopUsers',
  ],
  // R6.21.
  '800': ['listSkus', 'createSku'],
  // R6.22: the floor of every warehouse.
  '900': [
    'getTaskBoard',
    'listBatches',
    'getPickList',
    'listTwins',
    'listStaff',
    'listOrders',
    'getOrder',
    'zipLabel',
    'assignOrders',
    'unassignOrders',
    'pickItem',
    'undoPick',
    'shortPick',
    'undoShortPick',
    'packOrder',
    'shipOrder',
    'completeOrder',
    'reportException',
    'resumeOrder',
    'cancelOutbound',
    'openOutboundBatch',
    'assignOutboundBatch',
    'cancelOutboundBatch',
    'orderDirectOutbound',
    'listRepairs',
    'getRepair',
    'getRepairQueue',
    'listRepairItems',
    'startRepair',
    'completeRepair',
    'failRepair',
    'loseBox',
    'findBox',
    'cancelRepair',
  ],
  // R6.23: of the fees, the prices of repairs are there.
  '1000': ['listRepairItems', 'createRepairItem', 'changeRepairItem', 'removeRepairItem'],
  // R6.24.
  '1100': ['listOrders', 'getOrder', 'sellConsignment', 'delistConsignment', 'takeOverConsignment', 'completeOrder'],
  // R6.25: parcels on their way in, the items in them, and the SKUs that they are forecast with.
  '1200': [
    'listPackages',
    'getPackage',
    'getItem',
    'listSkus',
    'listShopUsers',
    'amendForecast',
    'cancelForecast',
    'expireForecast',
    'undoReceipt',
    'cancelInbound',
    'resolveDifference',
    'claimPackage',
  ],
  // R6.26: not built.
  '1300': [],
  // R6.27: a consigned item is sold.
  '1400': ['sellConsignment', 'completeOrder'],
  // R6.28: ownership transfers are orders.
  '1500': ['listOrders', 'getOrder'],
  // The page of the system is ours.
  '1600': ['getSystem', 'retryDeadLetter', 'discardDeadLetter'],
  // R6.31: the download centre is not built.
  admin: [],
};
export const adminCodes = Object.keys(callsOfCode) as AdminCode[];

/** Live topics that each code may follow, `order` of a cash-out; those of everybody's announcements are left out. */
export const topicsOfCode: Partial<Record<AdminCode, readonly string[]>> = {
  '101': ['bi'],
  '200': ['inventory:shop:1', 'packages:shop:1', 'orders:shop:1', 'wallet:1', 'repairs:1', 'labels:1'],
  '300': [
    'item',
    'inventory:all',
    'inventory:shop:7',
    'inventory:shop:1',
    'orders:all',
    'orders:shop:7',
    'orders:shop:1',
    'shelves:W1',
    'warehouses',
  ],
  '400': ['item', 'order', 'orders:all', 'orders:shop:7', 'orders:shop:1', 'repairs:all', 'repairs:7', 'repairs:1', 'audit'],
  '500': ['wallet:all', 'wallet:7', 'wallet:1', 'labels:all', 'labels:7', 'labels:1'],
  '600': ['announcements:all'],
  '700': ['accounts'],
  '900': ['orders:all', 'orders:shop:7', 'orders:shop:1', 'board:W1', 'repairs:all', 'repairs:7', 'repairs:1'],
  '1100': ['orders:all', 'orders:shop:7', 'orders:shop:1'],
  '1200': ['item', 'package', 'packages:all', 'packages:shop:7', 'packages:shop:1'],
  '1500': ['orders:all', 'orders:shop:7', 'orders:shop:1'],
};
