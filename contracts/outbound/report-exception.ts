import { endpoint } from '../kernel/endpoint.ts';
import { oneOrder, orderAnswerSchema, floorReasonField } from '../requests/request-fields.ts';
import { floorBases, supervisorEdits } from './outbound-access.ts';

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
