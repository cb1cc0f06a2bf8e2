import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { bankRefField, MAX_RECHARGE_CENTS, rechargeAnswerSchema, rechargeNoField, rechargeReview } from './recharge-fields.ts';

export const approveRechargeEndpoint = endpoint({
  name: 'approveRecharge',
  method: 'POST',
  path: '/finance/recharges/approve',
  bases: ['admin'],
  access: rechargeReview,
  summary: 'Says on which line of the bank’s statement the money came, and credits it; a second person has to say the same above the limit (R2.127).',
  body: z.strictObject({
    rechargeNo: rechargeNoField,
    /** What came, whatever was announced. */
    receivedCents: moneyField({ min: 1, max: MAX_RECHARGE_CENTS }),
    bankRef: bankRefField,
    receivedOn: z.iso.date(),
  }),
  data: rechargeAnswerSchema,
  command: true,
  keyRequired: true,
});

export const rejectRechargeEndpoint = endpoint({
  name: 'rejectRecharge',
  method: 'POST',
  path: '/finance/recharges/reject',
  bases: ['admin'],
  access: rechargeReview,
  summary: 'Rejects a recharge with a reason that the seller sees (R2.127).',
  body: z.strictObject({ rechargeNo: rechargeNoField, reason: reasonField }),
  data: rechargeAnswerSchema,
  command: true,
});
