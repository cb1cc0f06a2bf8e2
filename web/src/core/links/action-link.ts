import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { ItemActionName } from '#contracts/item/item-actions.ts';
import { adminPaths, selfOperatedPaths } from '../paths/admin-paths.ts';
import { businessPaths } from '../paths/business-paths.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import { isSellerView, type Viewpoint } from './viewpoint.ts';
import { withQuery } from './with-query.ts';

interface ActionPages {
  transport: string;
  cashOut: string;
  consignment: string;
  transfer: string;
  warehouseTransfer: string;
  repair?: string;
}

const sellers: ActionPages = {
  transport: businessPaths.transportDetail,
  cashOut: businessPaths.cashOutDetail,
  consignment: businessPaths.consignmentDetail,
  transfer: businessPaths.transferDetail,
  warehouseTransfer: businessPaths.warehouseTransferDetail,
  repair: businessPaths.repairDetail,
};
const selfOperated: ActionPages = {
  transport: selfOperatedPaths.transportDetail,
  cashOut: selfOperatedPaths.cashOutDetail,
  consignment: selfOperatedPaths.consignmentDetail,
  transfer: selfOperatedPaths.transferDetail,
  warehouseTransfer: selfOperatedPaths.warehouseTransferDetail,
};

/**
 * The page on which an action is carried out, with the items it is for in `oneIds`: an application that is yet to be made has no `oddNo`.
 * Undefined for what is done in place.
 */
export const actionLink = (place: Viewpoint, action: ItemActionName, oneIds: readonly string[]): string | undefined => {
  const items = { oneIds: oneIds.join(',') };
  if (!isSellerView(place)) return place.terminal === 'warehouse' ? floorLink(action, items) : officeLink(action, items);
  const pages = place.terminal === 'admin' ? selfOperated : sellers;
  switch (action) {
    case 'shipWithLabel':
      return withQuery(pages.transport, { dealType: requestTypeOf.shipWithLabel, ...items });
    case 'reship':
      return withQuery(pages.transport, { dealType: requestTypeOf.reship, ...items });
    case 'cashOut':
      return withQuery(pages.cashOut, { dealType: requestTypeOf.cashOut, ...items });
    case 'consign':
      return withQuery(pages.consignment, { dealType: requestTypeOf.consignment, ...items });
    case 'transferOwner':
      return withQuery(pages.transfer, { dealType: requestTypeOf.ownershipTransfer, ...items });
    case 'moveWarehouse':
      return withQuery(pages.warehouseTransfer, { dealType: requestTypeOf.warehouseTransfer, ...items });
    case 'repair':
      return pages.repair && withQuery(pages.repair, items);
    default:
      return undefined;
  }
};

/** What administrators order for a seller. */
const officeLink = (action: ItemActionName, items: { oneIds: string }): string | undefined => {
  if (action === 'directOutbound') return withQuery(adminPaths.officeOrder, { dealType: requestTypeOf.directOutbound, ...items });
  if (action === 'moveOnBehalf') return withQuery(adminPaths.officeOrder, { dealType: requestTypeOf.warehouseTransfer, ...items });
  return undefined;
};

const floorLink = (action: ItemActionName, items: { oneIds: string }): string | undefined => {
  if (action === 'inspect') return withQuery(warehousePaths.inspection, items);
  if (action === 'shelve') return withQuery(warehousePaths.shelving, items);
  return undefined;
};
