import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { labelField, oneIdsField, orderAnswerSchema, remarkField, seenFeeField } from './request-fields.ts';

/** Type 3. The label's code must be valid and new. */
export const applyShipWithLabelEndpoint = endpoint({
  name: 'applyShipWithLabel',
  method: 'POST',
  path: '/requests/ship-with-label',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to ship items with a label that the seller provides.',
  body: z.strictObject({
    oneIds: oneIdsField,
    label: labelField,
    dropship: z.boolean().default(false),
    dueAt: z.iso.datetime().optional(),
    remark: remarkField,
    feeCents: seenFeeField,
  }),
  data: orderAnswerSchema,
  command: true,
});
