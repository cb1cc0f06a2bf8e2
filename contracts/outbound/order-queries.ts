import { z } from 'zod';
import { requestTypeSchema } from '../item/request-types.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf } from '../kernel/lists/query-rows.ts';
import { toteField } from './floor-fields.ts';
import { orderStates, outboundStages, type OrderState, type OutboundStage } from './order-states.ts';
import { orderReads } from './order-reads.ts';
import { orderDetailSchema, orderRowSchema } from './order-rows.ts';

const requestType = z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), requestTypeSchema);

/** `gmtWaiting`: since when it waits; what waits no longer stands last, as all do that lack what a list is sorted by. */
export const orderSorts = ['gmtModify', 'gmtCreate', 'gmtWaiting', 'gmtDue', 'outTime', 'gmtFinish'] as const;

/** Fields that every list of orders understands. */
export const orderFilter = {
  ...pageRequest,
  after,
  state: listOf(z.enum(orderStates)),
  stage: listOf(z.enum(outboundStages)),
  /** Numbers in the list of the type (R4.15–R4.19). */
  status: listOf(z.coerce.number().int().min(1).max(9)),
  /** Numbers in the second reading of the lists that show it (R4.17, R4.20). */
  variantStatus: listOf(z.coerce.number().int().min(1).max(9)),
  shopId: shopIdField.optional(),
  /** Type 7: who receives the items. */
  targetShopId: shopIdField.optional(),
  wareId: idField.optional(),
  batchNo: idField.optional(),
  operatorId: idField.optional(),
  carrier: z.string().max(50).optional(),
  /** In which picked items of it lie. */
  tote: toteField.optional(),
  /** Order number, tracking number, ONE ID of an item, batch number. */
  text: searchText,
  late: flag,
  sort: z.enum(orderSorts).default('gmtCreate'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** beginTime/beginDate applied, outBeginTime shipped, finishBeginTime finished. */
  ...dateFilters,
};

export const orderCountsSchema = z.object({
  all: count,
  ...(Object.fromEntries(orderStates.map((state) => [state, count])) as Record<OrderState, typeof count>),
  stages: z.object(Object.fromEntries(outboundStages.map((stage) => [stage, count])) as Record<OutboundStage, typeof count>),
});

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/orders',
  bases: ['warehouse', 'business', 'admin'],
  access: orderReads,
  summary: 'Applications and direct outbounds by type, status, place, owner and text',
  query: z.strictObject({ ...orderFilter, type: listOf(requestType) }),
  data: countedPageOf(orderRowSchema, orderCountsSchema),
});

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/orders/detail',
  bases: ['warehouse', 'business', 'admin'],
  access: orderReads,
  summary: 'One order with items, checks and history',
  query: z.strictObject({ oddNo: idField }),
  data: orderDetailSchema,
});
