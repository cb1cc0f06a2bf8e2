import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { labelRefunds } from './shipping-label-access.ts';
import { labelNoField, shippingLabelAnswerSchema } from './shipping-label-fields.ts';

/** The carrier is expected to refund a void label within so many days (R9.13). */
export const refundDays = 30;

export const refundLabelEndpoint = endpoint({
  name: 'refundLabel',
  method: 'POST',
  path: '/shipping-labels/refund',
  bases: ['admin'],
  access: labelRefunds,
  summary: "Records that the carrier has refunded a void label: its price goes back to the shop's wallet, once.",
  body: z.strictObject({ labelNo: labelNoField }),
  data: shippingLabelAnswerSchema,
  command: true,
  keyRequired: true,
});
