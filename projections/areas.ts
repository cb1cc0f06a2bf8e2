/** The areas of the read models: one line each. */
export { announcementsReads } from './announcements/area.ts';
export { asideReads } from './aside/area.ts';
export { batchesReads } from './batches/area.ts';
export { biReads } from './bi/area.ts';
export { inventoryReads } from './inventory/area.ts';
export { itemTimelineReads } from './item-timeline/area.ts';
export { ordersReads } from './orders/area.ts';
export { packagesReads } from './packages/area.ts';
export { pickingReads } from './picking/area.ts';
export { referenceReads } from './reference/area.ts';
export { repairsReads } from './repairs/area.ts';
export { sellerAccountsReads } from './seller-accounts/area.ts';
export { shelvingReads } from './shelving/area.ts';
export { shippingLabelsReads } from './shipping-labels/area.ts';
export { taskBoardReads } from './task-board/area.ts';
export { walletReads } from './wallet/area.ts';
export { warehouseOverviewReads } from './warehouse-overview/area.ts';
