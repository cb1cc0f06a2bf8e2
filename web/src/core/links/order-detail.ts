import type { RequestType } from '#contracts/item/request-types.ts';
import { businessPaths } from '../paths/business-paths.ts';
import { selfOperatedRoot } from '#web/browser/self-operated.ts';
import { selfOperatedPaths } from '../paths/admin-paths.ts';
import { withQuery } from './with-query.ts';

/** An order as rows and timelines name it. 11 is the outbound of a consigned item. */
export interface LinkedOrder {
  type: RequestType | 11;
  oddNo: string;
  platOrderNo?: string | null | undefined;
}

interface DetailPages {
  transport: string;
  cashOut: string;
  consignment: string;
  transfer: string;
}

const sellers: DetailPages = {
  transport: businessPaths.transportDetail,
  cashOut: businessPaths.cashOutDetail,
  consignment: businessPaths.consignmentDetail,
  transfer: businessPaths.transferDetail,
};
const selfOperatedOrders: DetailPages = {
  transport: selfOperatedPaths.orderTransportDetail,
  cashOut: selfOperatedPaths.orderCashOutDetail,
  consignment: selfOperatedPaths.orderConsignmentDetail,
  transfer: selfOperatedPaths.orderTransferDetail,
};
const selfOperatedStock: DetailPages = {
  transport: selfOperatedPaths.transportDetail,
  cashOut: selfOperatedPaths.cashOutDetail,
  consignment: selfOperatedPaths.consignmentDetail,
  transfer: selfOperatedPaths.transferDetail,
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
  switch (type) {
    case 3:
    case 4:
    case 14:
      return withQuery(pages.transport, { oddNo, dealType: type });
    case 5:
      return withQuery(pages.cashOut, { oddNo, dealType: type });
    case 6:
    case 11:
      return `${withQuery(pages.consignment, { oddNo, dealType: 6, edit: 'detail' })}&platOrderNo=${encodeURIComponent(platOrderNo ?? '')}`;
    case 7:
      return withQuery(pages.transfer, { oddNo, dealType: type });
  }
};
