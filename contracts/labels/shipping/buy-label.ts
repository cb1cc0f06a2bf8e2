import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { feeField } from '#contracts/requests/request-fields.ts';
import { labelBases, labelBuys } from './shipping-label-access.ts';
import { carrierServiceField, hasOneStart, shipmentFields, shippingLabelAnswerSchema, startMissing } from './shipping-label-fields.ts';

/** R1.16, R2.45. `feeCents` is the price that was seen: where it has moved meanwhile, the answer is the new one and nothing is bought. */
export const buyLabelEndpoint = endpoint({
  name: 'buyLabel',
  method: 'POST',
  path: '/shipping-labels',
  bases: labelBases,
  access: labelBuys,
  summary: "Buys a shipping label and takes its price from the shop's wallet, both or neither.",
  body: z.strictObject({ ...shipmentFields, service: carrierServiceField, feeCents: feeField }).refine(hasOneStart, startMissing),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
});
