import type { RequestType } from '#contracts/item/request-types.ts';
import { adminPaths } from '../paths/admin-paths.ts';
import { businessPaths } from '../paths/business-paths.ts';
import { selfOperatedPaths } from '../paths/admin-paths.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import { orderDetail, type LinkedOrder } from './order-detail.ts';
import { asSeller, type Place } from './place.ts';
import { withQuery } from './with-query.ts';

/** An order's page for whoever looks: the review for administrators, the list of its kind on the floor, the seller's detail otherwise. */
export const orderLink = (place: Place, order: LinkedOrder): string => {
  if (asSeller(place)) return orderDetail(place.pathname, order);
  return place.terminal === 'admin' ? reviewOf(order) : withQuery(floorLists[kindOf(order)], { text: order.oddNo });
};

/** R2.115–R2.118. A direct outbound is nobody's application; its task is all there is to see. */
const reviewOf = (order: LinkedOrder): string => {
  const { oddNo } = order;
  switch (kindOf(order)) {
    case 3:
    case 4:
      return withQuery(adminPaths.reviewShipWithLabelDetail, { oddNo });
    case 5:
      return withQuery(adminPaths.reviewCashOutDetail, { oddNo });
    case 6:
      return withQuery(adminPaths.reviewConsignmentDetail, { type: 1, edit: 'detail', oddNo });
    case 7:
      return withQuery(adminPaths.reviewTransferDetail, { oddNo });
    case 14:
      return withQuery(adminPaths.outboundTasks, { text: oddNo });
  }
};

const floorLists: Readonly<Record<RequestType, string>> = {
  3: warehousePaths.shipWithLabel,
  4: warehousePaths.reship,
  5: warehousePaths.shipWithLabel,
  6: warehousePaths.consignment,
  7: warehousePaths.ownershipTransfers,
  14: warehousePaths.shipWithLabel,
};

const kindOf = ({ type }: LinkedOrder): RequestType => (type === 11 ? 6 : type);

/** Where a shipped order is found (R2.32, R2.59, R2.119). */
export const shippedLink = (place: Place, oddNo: string): string => {
  if (place.terminal === 'warehouse') return withQuery(warehousePaths.delivered, { text: oddNo });
  if (place.terminal === 'admin')
    return withQuery(asSeller(place) ? selfOperatedPaths.shipWithLabel : adminPaths.reviewShipWithLabel, { text: oddNo });
  return withQuery(businessPaths.shipped, { text: oddNo });
};
