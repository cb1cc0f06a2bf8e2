import { orderKindOf, type OrderKind, type RequestType } from '#contracts/item/order-kinds.ts';
import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Viewpoint } from '../viewpoint.ts';
import { withQuery } from '../with-query.ts';

type OrderLists = Readonly<Record<OrderKind, string>>;

const sellers: OrderLists = {
  shipWithLabel: businessPaths.shipWithLabel,
  reship: businessPaths.shipWithLabel,
  cashOut: businessPaths.cashOuts,
  consignment: businessPaths.consignOrders,
  ownershipTransfer: businessPaths.ownershipTransfers,
  directOutbound: businessPaths.shipWithLabel,
  warehouseTransfer: businessPaths.warehouseTransfers,
};
/** What the operator puts on consignment has no list of its own: it shows in the inventory. */
const selfOperated: OrderLists = {
  shipWithLabel: selfOperatedPaths.shipWithLabel,
  reship: selfOperatedPaths.reship,
  cashOut: selfOperatedPaths.cashOuts,
  consignment: selfOperatedPaths.inventory,
  ownershipTransfer: selfOperatedPaths.ownershipTransfers,
  directOutbound: selfOperatedPaths.shipWithLabel,
  warehouseTransfer: selfOperatedPaths.warehouseTransfers,
};

/** The list in which an owner finds the orders of a kind. */
export const sellerOrderList = ({ terminal }: Pick<Viewpoint, 'terminal'>, type: RequestType): string =>
  withQuery((terminal === 'admin' ? selfOperated : sellers)[orderKindOf(type)], {});
