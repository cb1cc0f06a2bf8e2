import type { RequestType } from '#contracts/item/request-types.ts';
import { adminPaths } from '../paths/admin-paths.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import { orderDetail, type LinkedOrder } from './order-detail.ts';
import { asSeller, type Place } from './place.ts';
import { sellerPages } from './seller-pages.ts';
import { withQuery } from './with-query.ts';

/**
 * An order's page for whoever looks: the review for administrators, the floor's own for staff, the seller's detail otherwise. Undefined where no page shows it.
 */
export const orderLink = (place: Place, order: LinkedOrder): string | undefined => {
  if (asSeller(place)) return orderDetail(place.pathname, order);
  return place.terminal === 'admin' ? reviewOf(order) : onFloor(order);
};

/** R2.115–R2.118. A direct outbound is nobody's application. */
const reviewOf = (order: LinkedOrder): string | undefined => {
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
      return undefined;
  }
};

const onFloor = (order: LinkedOrder): string | undefined => floorListOf(order) && withQuery(warehousePaths.order, { oddNo: order.oddNo });

/** Its list on the floor. A cash-out and an ownership transfer never come there. */
export const floorListOf = (order: LinkedOrder): string | undefined => floorLists[kindOf(order)];

const floorLists: Readonly<Partial<Record<RequestType, string>>> = {
  3: warehousePaths.shipWithLabel,
  4: warehousePaths.reship,
  6: warehousePaths.consignment,
  14: warehousePaths.shipWithLabel,
};

const kindOf = ({ type }: LinkedOrder): RequestType => (type === 11 ? 6 : type);

/** Where a shipped order is found (R2.32, R2.59, R2.119): among what left, or what became of its application. */
export const shippedLink = (place: Place, order: LinkedOrder): string | undefined => {
  const text = order.oddNo;
  if (asSeller(place)) return withQuery(withView(sellerPages(place).inventory, 'out'), { text });
  if (place.terminal === 'warehouse') return withQuery(warehousePaths.delivered, { text });
  switch (kindOf(order)) {
    case 3:
      return withQuery(adminPaths.reviewShipWithLabel, { type: 'all', text });
    case 4:
      return withQuery(adminPaths.reviewReship, { type: 'all', text });
    case 6:
      return withQuery(adminPaths.reviewConsignmentOrder, { type: 1, edit: 'detail', oddNo: order.oddNo });
    default:
      return undefined;
  }
};

const withView = (path: string, view: string): string => path.replace(':type?', view);
