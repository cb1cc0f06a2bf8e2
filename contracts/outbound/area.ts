import { contract } from '../kernel/area.ts';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from './assign-orders.ts';
import { cancelOutboundEndpoint } from './cancel-outbound.ts';
import { completeOrderEndpoint } from './complete-order.ts';
import { orderPersonalData } from './order-events.ts';
import { listOrders, getOrder } from './order-queries.ts';
import { outboundRejections } from './outbound-rejections.ts';
import { packOrderEndpoint } from './pack-order.ts';
import { pickItemEndpoint } from './pick-item.ts';
import { getPickList, listTwins } from './picking-queries.ts';
import { reportExceptionEndpoint, resumeOrderEndpoint } from './report-exception.ts';
import { shipOrderEndpoint } from './ship-order.ts';
import { shortPickEndpoint } from './short-pick.ts';
import { undoPickEndpoint } from './undo-pick.ts';
import { undoShortPickEndpoint } from './undo-short-pick.ts';

export const outboundContract = contract({
  endpoints: [
    assignOrdersEndpoint,
    unassignOrdersEndpoint,
    pickItemEndpoint,
    undoPickEndpoint,
    shortPickEndpoint,
    undoShortPickEndpoint,
    packOrderEndpoint,
    shipOrderEndpoint,
    completeOrderEndpoint,
    reportExceptionEndpoint,
    resumeOrderEndpoint,
    cancelOutboundEndpoint,
    listOrders,
    getOrder,
    getPickList,
    listTwins,
  ],
  rejections: outboundRejections,
  personalData: orderPersonalData,
});
