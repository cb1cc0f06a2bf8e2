import type { RequestType } from '#contracts/item/request-types.ts';
import { selfOperatedPaths } from '../paths/admin-paths.ts';
import { businessPaths } from '../paths/business-paths.ts';
import type { Place } from './place.ts';
import { withQuery } from './with-query.ts';

type OrderLists = Readonly<Record<RequestType, string>>;

const sellers: OrderLists = {
  3: businessPaths.shipWithLabel,
  4: businessPaths.shipWithLabel,
  5: businessPaths.cashOuts,
  6: businessPaths.consignOrders,
  7: businessPaths.ownershipTransfers,
  14: businessPaths.shipWithLabel,
};
/** What the operator puts on consignment has no list of its own: it shows in the inventory. */
const selfOperated: OrderLists = {
  3: selfOperatedPaths.shipWithLabel,
  4: selfOperatedPaths.reship,
  5: selfOperatedPaths.cashOuts,
  6: selfOperatedPaths.inventory,
  7: selfOperatedPaths.ownershipTransfers,
  14: selfOperatedPaths.shipWithLabel,
};

/** The list in which an owner finds the orders of a type. */
export const sellerOrderList = ({ terminal }: Pick<Place, 'terminal'>, type: RequestType): string =>
  withQuery((terminal === 'admin' ? selfOperated : sellers)[type], {});
