import { orderKindOf, requestTypeOf, type OrderKind, type RequestType } from '#contracts/item/order-kinds.ts';
import { timelineNumbers } from '#contracts/item/timeline-types.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { selfOperatedRoot } from '#web/browser/self-operated.ts';
import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { withQuery } from '../with-query.ts';

/** An order as rows and timelines name it: by the number of its kind, or by that of the outbound of a consigned item. */
export interface LinkedOrder {
  type: RequestType | typeof timelineNumbers.outbound;
  oddNo: string;
  platOrderNo?: string | null | undefined;
}

export const linkedKind = ({ type }: Pick<LinkedOrder, 'type'>): OrderKind => (type === timelineNumbers.outbound ? 'consignment' : orderKindOf(type));

interface DetailPages {
  transport: string;
  cashOut: string;
  consignment: string;
  transfer: string;
  warehouseTransfer: string;
}

const sellers: DetailPages = {
  transport: businessPaths.transportDetail,
  cashOut: businessPaths.cashOutDetail,
  consignment: businessPaths.consignmentDetail,
  transfer: businessPaths.transferDetail,
  warehouseTransfer: businessPaths.warehouseTransferDetail,
};
const selfOperatedOrders: DetailPages = {
  transport: selfOperatedPaths.orderTransportDetail,
  cashOut: selfOperatedPaths.orderCashOutDetail,
  consignment: selfOperatedPaths.orderConsignmentDetail,
  transfer: selfOperatedPaths.orderTransferDetail,
  warehouseTransfer: selfOperatedPaths.orderWarehouseTransferDetail,
};
const selfOperatedStock: DetailPages = {
  transport: selfOperatedPaths.transportDetail,
  cashOut: selfOperatedPaths.cashOutDetail,
  consignment: selfOperatedPaths.consignmentDetail,
  transfer: selfOperatedPaths.transferDetail,
  warehouseTransfer: selfOperatedPaths.warehouseTransferDetail,
};

/** Which detail pages a page leads to (R2.148–R2.151). */
const pagesFrom = (pathname: string): DetailPages => {
  if (under(pathname, `${selfOperatedRoot}/order-management`)) return selfOperatedOrders;
  return under(pathname, selfOperatedRoot) ? selfOperatedStock : sellers;
};

const under = (pathname: string, root: string): boolean => `${pathname.toLowerCase()}/`.startsWith(`${root.toLowerCase()}/`);

/** The detail page of an order, opened from the page at `pathname` (R2.147–R2.155). The platform's number stays empty for who may not know it (R6.44). */
export const orderDetail = (pathname: string, { type, oddNo, platOrderNo }: LinkedOrder): string => {
  const pages = pagesFrom(pathname);
  const kind = linkedKind({ type });
  const dealType = requestTypeOf[kind];
  switch (kind) {
    case 'shipWithLabel':
    case 'reship':
    case 'directOutbound':
      return withQuery(pages.transport, { oddNo, dealType });
    case 'cashOut':
      return withQuery(pages.cashOut, { oddNo, dealType });
    case 'consignment':
      return `${withQuery(pages.consignment, { oddNo, dealType, edit: 'detail' })}&platOrderNo=${encodeURIComponent(platOrderNo ?? '')}`;
    case 'ownershipTransfer':
      return withQuery(pages.transfer, { oddNo, dealType });
    case 'warehouseTransfer':
      return withQuery(pages.warehouseTransfer, { oddNo, dealType });
  }
};
