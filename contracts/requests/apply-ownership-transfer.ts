import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { oneIdsField, orderAnswerSchema, remarkField } from './request-fields.ts';

/** Type 7. */
export const applyOwnershipTransferEndpoint = endpoint({
  name: 'applyOwnershipTransfer',
  method: 'POST',
  path: '/requests/ownership-transfer',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to transfer items to another user.',
  body: z.strictObject({ oneIds: oneIdsField, targetShopId: z.number().int().min(1).max(2_147_483_647), remark: remarkField }),
  data: orderAnswerSchema,
  command: true,
});
