import { z } from 'zod';
import { requestTypeSchema } from '../item/request-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ownerBases, ownerEdits } from './request-access.ts';
import { oddNoField, oneOrder, orderAnswerSchema } from './request-fields.ts';
import { requestMessages } from './request-messages.ts';

export const confirmRequestEndpoint = endpoint({
  name: 'confirmRequest',
  method: 'POST',
  path: '/requests/confirmations',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Confirms the quotation or fee of a request.',
  body: oneOrder,
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});

/** Order number and request type, as the two calls of section 7 name them. */
export const idAndType = z.object({ id: oddNoField, type: z.coerce.number().pipe(requestTypeSchema) });

/** R7.27. A request that is confirmed already answers the same again, so that no key is needed: the specification names none. */
export const payRequestEndpoint = endpoint({
  name: 'payRequest',
  method: 'GET',
  path: '/sys_prod/pay',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Confirms a request that is waiting for its user.',
  query: idAndType,
  data: orderAnswerSchema,
  command: true,
  unsafeGet: true,
  success: requestMessages.operationSuccessful,
});
