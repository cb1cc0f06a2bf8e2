import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { returnCauseNames } from '../outbound/return-causes.ts';
import { returnsToSeller } from './request-access.ts';
import { addressField, oneIdsField, orderAnswerSchema, remarkField } from './request-fields.ts';

/** Type 14, to the seller's own address: what came back or failed its inspection is sent back, and nobody reviews it. */
export const orderReturnEndpoint = endpoint({
  name: 'orderReturn',
  method: 'POST',
  path: '/outbound/returns-to-seller',
  bases: floorBases,
  access: returnsToSeller,
  summary: 'Sends items of one seller back to their seller: what came back, or failed its inspection.',
  body: z.strictObject({ oneIds: oneIdsField, cause: z.enum(returnCauseNames), address: addressField, remark: remarkField }),
  data: orderAnswerSchema,
  command: true,
});
