import { orderKindOf } from '#contracts/item/order-kinds.ts';
import { may, mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { walletAccess } from '#contracts/wallet/wallet-access.ts';
import type { FoundOrder } from './found-orders.ts';

/** What only a reviewer is shown of an application, as long as it is not decided. */
export const visibleToReviewer = (viewer: Viewer, { request_type, state }: FoundOrder): { lastSales: boolean; wallet: boolean } => {
  const kind = orderKindOf(request_type);
  const isUndecided = state === 'reviewing' || state === 'toConfirm';
  const reviews = isUndecided && viewer.terminal === 'admin' && viewer.shopId === undefined && may(viewer.permissions, '400.query');
  return {
    lastSales: reviews && (kind === 'cashOut' || kind === 'consignment'),
    wallet: reviews && (kind === 'shipWithLabel' || kind === 'reship') && mayAny(viewer.permissions, walletAccess),
  };
};
