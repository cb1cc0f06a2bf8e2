import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/list-topics.ts';
import { recordScope, listScope } from '../kernel/topic-scopes.ts';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from './assign-orders.ts';
import { cancelOutboundEndpoint } from './cancel-outbound.ts';
import { completeOrderEndpoint } from './complete-order.ts';
import { orderPersonalData } from './order-events.ts';
import { mayReadOrder, hearsOfOrder } from './order-followers.ts';
import { listOrders, getOrder } from './order-queries.ts';
import { orderTopic } from './order-topic.ts';
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
  topics: [
    { kind: 'order', access: getOrder.access, scope: recordScope('order', mayReadOrder), of: { order: (id) => [orderTopic(id)] } },
    { kind: 'orders', access: listOrders.access, scope: listScope, of: { order: (_, tags) => listTopicsOf('orders', tags) }, reaches: hearsOfOrder },
  ],
});

declare module '../kernel/list-topics.ts' {
  interface ListTopics {
    orders: true;
  }
}
