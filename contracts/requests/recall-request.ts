import { endpoint } from '../kernel/endpoint.ts';
import { idAndType } from './confirm-request.ts';
import { ownerBases, ownerEdits } from './request-access.ts';
import { orderAnswerSchema } from './request-fields.ts';
import { requestMessages } from './request-messages.ts';

/** R7.26: only before it is approved (R4.46). A request that is recalled already answers the same again. */
export const recallRequestEndpoint = endpoint({
  name: 'recallRequest',
  method: 'GET',
  path: '/sys_prod/cancel',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Recalls a request that is not approved yet.',
  query: idAndType,
  data: orderAnswerSchema,
  command: true,
  unsafeGet: true,
  success: requestMessages.recallSuccessful,
});
