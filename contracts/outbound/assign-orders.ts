import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { oddNosField, operatorField, ordersAnswerSchema } from './floor-fields.ts';
import { floorBases, supervisorEdits } from './outbound-access.ts';

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
