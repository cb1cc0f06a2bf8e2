import { may, mayAny } from '#contracts/kernel/permissions.ts';
import type { Viewer } from '#contracts/kernel/viewer.ts';
import { walletAccess } from '#contracts/wallet/wallet-access.ts';
import type { FoundOrder } from './queries.ts';

/** What only a reviewer is shown of an application, as long as it is not decided. */
export const reviewerSight = (viewer: Viewer, { request_type: type, state }: FoundOrder): { lastSales: boolean; wallet: boolean } => {
  const isUndecided = state === 'reviewing' || state === 'toConfirm';
  const reviews = isUndecided && viewer.terminal === 'admin' && viewer.shopId === undefined && may(viewer.permissions, '400.query');
  return {
    lastSales: reviews && (type === 5 || type === 6),
    wallet: reviews && (type === 3 || type === 4) && mayAny(viewer.permissions, walletAccess),
  };
};
