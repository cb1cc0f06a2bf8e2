import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';

/** What shows a consignment here. */
export const consignmentReads = [getOrder, listOrders];
