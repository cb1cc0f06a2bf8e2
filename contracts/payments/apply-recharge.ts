import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { paymentMethodNames } from './recharge-events.ts';
import { proofsField, rechargeAmountField, rechargeAnswerSchema, rechargeApplies, rechargeNoField } from './recharge-fields.ts';

export const applyRechargeEndpoint = endpoint({
  name: 'applyRecharge',
  method: 'POST',
  path: '/wallet/recharges',
  bases: ['business'],
  access: rechargeApplies,
  summary: 'Announces money for the wallet: by bank transfer with the recharge code, or through Alipay, whose page `payUrl` leads to (R1.14).',
  body: z.strictObject({
    method: z.enum(paymentMethodNames),
    amountCents: rechargeAmountField,
    /** The rate as it was seen, where another currency is paid. */
    rate: z.string().max(20).optional(),
  }),
  data: rechargeAnswerSchema.extend({
    code: z.string(),
    payment: z.object({ currency: z.string(), cents }),
    payUrl: z.string().nullable(),
  }),
  command: true,
  keyRequired: true,
});

export const uploadProofEndpoint = endpoint({
  name: 'uploadRechargeProof',
  method: 'POST',
  path: '/wallet/recharges/proof',
  bases: ['business'],
  access: rechargeApplies,
  summary: 'Adds pictures or PDFs that show the transfer; finance reviews it then (R2.73).',
  body: z.strictObject({ rechargeNo: rechargeNoField, proofs: proofsField }),
  data: rechargeAnswerSchema,
  command: true,
});

export const payRechargeEndpoint = endpoint({
  name: 'payRecharge',
  method: 'POST',
  path: '/wallet/recharges/pay',
  bases: ['business'],
  access: rechargeApplies,
  summary: 'Leads back to the page of Alipay for a recharge that is not paid yet.',
  body: z.strictObject({ rechargeNo: rechargeNoField }),
  data: rechargeAnswerSchema.extend({ payUrl: z.string() }),
  command: true,
});
