import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { recordScope, listScope } from '../kernel/topics/topic-scopes.ts';
import {
  assignOrdersEndpoint,
  unassignOrdersEndpoint,
  cancelOutboundEndpoint,
  completeOrderEndpoint,
  replaceItemEndpoint,
  reportExceptionEndpoint,
  resumeOrderEndpoint,
} from './order-commands.ts';
import { getHandover } from './handover.ts';
import { orderPersonalData } from './order-events.ts';
import { mayReadOrder, mayWorkOnOrder, hearsOfOrder } from './order-reads.ts';
import { floorEdits } from './outbound-access.ts';
import { listOrders, getOrder } from './order-queries.ts';
import { orderTopic } from './odd-no.ts';
import { outboundRejections } from './outbound-rejections.ts';
import { packOrderEndpoint, shipOrderEndpoint } from './packing.ts';
import { pickItemEndpoint, getPickList, listTwins, shortPickEndpoint, undoPickEndpoint, undoShortPickEndpoint } from './picking.ts';

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
    replaceItemEndpoint,
    resumeOrderEndpoint,
    cancelOutboundEndpoint,
    listOrders,
    getOrder,
    getPickList,
    listTwins,
    getHandover,
  ],
  rejections: outboundRejections,
  personalData: orderPersonalData,
  topics: [
    { kind: 'order', access: getOrder.access, scope: recordScope('order', mayReadOrder), of: { order: (id) => [orderTopic(id)] } },
    { kind: 'order-work', access: floorEdits, scope: recordScope('order', mayWorkOnOrder), tellsPresence: true },
    { kind: 'orders', access: listOrders.access, scope: listScope, of: { order: (_, tags) => listTopicsOf('orders', tags) }, reaches: hearsOfOrder },
  ],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    orders: true;
  }
}
