import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { oddNosField, operatorField, ordersAnswerSchema } from './floor-fields.ts';
import { floorBases, floorEdits, supervisorEdits, approvalEdits } from './outbound-access.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { oneOrder, orderAnswerSchema, floorReasonField } from '../requests/request-fields.ts';
import { reasonField } from '../item/item-fields.ts';

/** Orders that are assigned already change hands. */
export const assignOrdersEndpoint = endpoint({
  name: 'assignOrders',
  method: 'POST',
  path: '/outbound/assignments',
  bases: floorBases,
  access: supervisorEdits,
  summary: 'Assigns outbound orders to an operator.',
  body: z.strictObject({ oddNos: oddNosField, operatorId: operatorField }),
  data: ordersAnswerSchema,
  command: true,
});

export const unassignOrdersEndpoint = endpoint({
  name: 'unassignOrders',
  method: 'POST',
  path: '/outbound/unassignments',
  bases: floorBases,
  access: supervisorEdits,
  summary: 'Removes the assignment of outbound orders.',
  body: z.strictObject({ oddNos: oddNosField }),
  data: ordersAnswerSchema,
  command: true,
});

/** R4.17, status 7. */
export const reportExceptionEndpoint = endpoint({
  name: 'reportException',
  method: 'POST',
  path: '/outbound/exceptions',
  bases: floorBases,
  access: supervisorEdits,
  summary: 'Stops an outbound order that has a problem.',
  body: oneOrder.extend({ reason: floorReasonField }),
  data: orderAnswerSchema,
  command: true,
});

export const resumeOrderEndpoint = endpoint({
  name: 'resumeOrder',
  method: 'POST',
  path: '/outbound/resumptions',
  bases: floorBases,
  access: [...supervisorEdits, '400.edit'],
  summary: 'Resumes an order whose problem is solved.',
  body: oneOrder,
  data: orderAnswerSchema,
  command: true,
});

/** R4.48: of an item that is not picked yet, or was not found. */
export const replaceItemEndpoint = endpoint({
  name: 'replaceItem',
  method: 'POST',
  path: '/outbound/replacements',
  bases: floorBases,
  access: floorEdits,
  summary: 'Puts another item of the same owner, SKU, size and inspection result in the place of one in an order.',
  body: oneOrder.extend({ oneId: oneIdSchema, twin: oneIdSchema }),
  data: orderAnswerSchema,
  command: true,
});

/** R4.39. What was picked already waits to be shelved again. */
export const cancelOutboundEndpoint = endpoint({
  name: 'cancelOutbound',
  method: 'POST',
  path: '/outbound/cancellations',
  bases: ['admin'],
  access: approvalEdits,
  summary: 'Cancels an approved order before it leaves.',
  body: oneOrder.extend({ reason: reasonField }),
  data: orderAnswerSchema,
  command: true,
});

/** R4.31: completed means that its payment is processed. */
export const completeOrderEndpoint = endpoint({
  name: 'completeOrder',
  method: 'POST',
  path: '/outbound/completions',
  bases: ['admin'],
  access: ['400.edit', '900.edit', '1100.edit', '1400.edit'],
  summary: 'Completes an order that is out of the warehouse or in the group account.',
  body: oneOrder,
  data: orderAnswerSchema,
  command: true,
});
