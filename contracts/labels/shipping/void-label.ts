import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { reasonField } from '#contracts/item/item-fields.ts';
import { labelBases, labelVoids } from './shipping-label-access.ts';
import { labelNoField, shippingLabelAnswerSchema } from './shipping-label-fields.ts';
import { labelMessages } from './label-messages.ts';

/** A label can be voided for so long after it was bought. */
export const voidableDays = 30;

/** R8.36. */
export const voidLabelEndpoint = endpoint({
  name: 'voidLabel',
  method: 'POST',
  path: '/shipping-labels/void',
  bases: labelBases,
  access: labelVoids,
  summary: 'Voids a label that no order uses; its price is credited once the carrier has refunded it.',
  body: z.strictObject({ labelNo: labelNoField, reason: reasonField }),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
  success: labelMessages.labelVoided,
});
