import { requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { linkedKind, orderDetail, type LinkedOrder } from './order-detail.ts';
import { isSellerView, type Viewpoint } from '../viewpoint.ts';
import { sellerPages } from '../seller-pages.ts';
import { withQuery } from '../with-query.ts';

/**
 * An order's page for whoever looks: the review for administrators, the floor's own for staff, the seller's detail otherwise. Undefined where no page shows it.
 */
export const orderLink = (place: Viewpoint, order: LinkedOrder): string | undefined => {
  if (isSellerView(place)) return orderDetail(place.pathname, order);
  return place.terminal === 'admin' ? reviewOf(order) : onFloor(order);
};

/** R2.115–R2.118. A direct outbound is nobody's application, and opens among the goods of the warehouses (R2.147). */
const reviewOf = (order: LinkedOrder): string | undefined => {
  const { oddNo } = order;
  switch (linkedKind(order)) {
    case 'shipWithLabel':
    case 'reship':
    case 'warehouseTransfer':
      return withQuery(adminPaths.reviewShipWithLabelDetail, { oddNo });
    case 'cashOut':
      return withQuery(adminPaths.reviewCashOutDetail, { oddNo });
    case 'consignment':
      return withQuery(adminPaths.reviewConsignmentDetail, { type: 1, edit: 'detail', oddNo });
    case 'ownershipTransfer':
      return withQuery(adminPaths.reviewTransferDetail, { oddNo });
    case 'directOutbound':
      return withQuery(adminPaths.officeOrder, { oddNo, dealType: requestTypeOf.directOutbound });
  }
};

const onFloor = (order: LinkedOrder): string | undefined => {
  const { oddNo } = order;
  if (linkedKind(order) === 'ownershipTransfer') return withQuery(warehousePaths.ownershipTransferDetail, { oddNo });
  return floorListOf(order) && withQuery(warehousePaths.order, { oddNo });
};

/** Its list on the floor. A cash-out and an ownership transfer never come there. */
export const floorListOf = (order: LinkedOrder): string | undefined => floorLists[linkedKind(order)];

const floorLists: Readonly<Partial<Record<OrderKind, string>>> = {
  shipWithLabel: warehousePaths.shipWithLabel,
  reship: warehousePaths.reship,
  consignment: warehousePaths.consignment,
  directOutbound: warehousePaths.shipWithLabel,
  warehouseTransfer: warehousePaths.transfers,
};

/** Where a shipped order is found (R2.32, R2.59, R2.119): among what left, or what became of its application. */
export const shippedLink = (place: Viewpoint, order: LinkedOrder): string | undefined => {
  const text = order.oddNo;
  if (isSellerView(place))
    return withQuery(place.terminal === 'admin' ? withView(sellerPages(place).inventory, 'out') : businessPaths.shipped, { text });
  if (place.terminal === 'warehouse') return withQuery(warehousePaths.delivered, { text });
  switch (linkedKind(order)) {
    case 'shipWithLabel':
      return withQuery(adminPaths.reviewShipWithLabel, { type: 'all', text });
    case 'reship':
      return withQuery(adminPaths.reviewReship, { type: 'all', text });
    case 'warehouseTransfer':
      return withQuery(adminPaths.reviewWarehouseTransfer, { type: 'all', text });
    case 'directOutbound':
      return reviewOf(order);
    case 'consignment':
      return withQuery(adminPaths.reviewConsignmentOrder, { type: 1, edit: 'detail', oddNo: order.oddNo });
    default:
      return undefined;
  }
};

const withView = (path: string, view: string): string => path.replace(':type?', view);
