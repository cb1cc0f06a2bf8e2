import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { PageRoute, Pages } from '#web/core/routes/route-table.ts';
import type { PageTitle } from '#web/i18n/texts.ts';

const page = () => import('./list/orders-page.tsx');
const list = (path: string, title: PageTitle, kinds: readonly OrderKind[]): PageRoute => ({
  path,
  page,
  title,
  requestTypes: kinds.map((kind) => requestTypeOf[kind]),
  inMenu: true,
});
const ofSeller = { permission: ['business'] } as const;
const ofOperator = { permission: ['200'] } as const;

/** What a seller has applied for, type by type. */
export const orderPages = {
  outboundOrders: {
    ...list(businessPaths.shipWithLabel, 'orders.pages.outboundOrders', ['shipWithLabel', 'reship', 'directOutbound']),
    ...ofSeller,
    goKey: 'o',
  },
  cashOuts: { ...list(businessPaths.cashOuts, 'orders.pages.cashOuts', ['cashOut']), ...ofSeller, goKey: 'c' },
  ownershipTransfers: {
    ...list(businessPaths.ownershipTransfers, 'orders.pages.ownershipTransfers', ['ownershipTransfer']),
    ...ofSeller,
    goKey: 't',
  },
  warehouseTransfers: {
    ...list(businessPaths.warehouseTransfers, 'orders.pages.warehouseTransfers', ['warehouseTransfer']),
    ...ofSeller,
  },
  consignOrders: {
    ...list(businessPaths.consignOrders, 'orders.pages.consignOrders', ['consignment']),
    ...ofSeller,
    authorisation: 'knetCrossListing',
    goKey: 'k',
  },
} satisfies Pages;

/** The same of the operator's own goods. */
export const selfOperatedOrderPages = {
  shipWithLabel: { ...list(selfOperatedPaths.shipWithLabel, 'orders.pages.shipWithLabel', ['shipWithLabel', 'directOutbound']), ...ofOperator },
  reship: { ...list(selfOperatedPaths.reship, 'orders.pages.reship', ['reship']), ...ofOperator },
  cashOuts: { ...list(selfOperatedPaths.cashOuts, 'orders.pages.cashOuts', ['cashOut']), ...ofOperator },
  ownershipTransfers: {
    ...list(selfOperatedPaths.ownershipTransfers, 'orders.pages.ownershipTransfers', ['ownershipTransfer']),
    ...ofOperator,
  },
  warehouseTransfers: {
    ...list(selfOperatedPaths.warehouseTransfers, 'orders.pages.warehouseTransfers', ['warehouseTransfer']),
    ...ofOperator,
  },
} satisfies Pages;
