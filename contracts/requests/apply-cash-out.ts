import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { oneIdsField, orderAnswerSchema, remarkField } from './request-fields.ts';

/** Type 5. */
export const applyCashOutEndpoint = endpoint({
  name: 'applyCashOut',
  method: 'POST',
  path: '/requests/cash-out',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Offers items to the operator, who answers with a price for each.',
  body: z.strictObject({ oneIds: oneIdsField, remark: remarkField }),
  data: orderAnswerSchema,
  command: true,
});
