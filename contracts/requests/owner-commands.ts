import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { askingPriceField } from './consignments.ts';
import { ownerBases, ownerEdits } from './request-access.ts';
import { addressField, feeField, labelField, MAX_QUOTE_CENTS, oneOrder, orderAnswerSchema, remarkField, oddNoField } from './request-fields.ts';
import { requestTypeSchema } from '../item/request-types.ts';

export const requestMessages = {
  operationSuccessful: { en: 'Successful operation', zh: '操作成功' },
  recallSuccessful: { en: 'recall successful', zh: '撤回成功' },
} as const satisfies Record<string, Words>;

/** Label of type 3, address of type 4, price of type 6. A quoted request goes back to review. */
export const editRequestEndpoint = endpoint({
  name: 'editRequest',
  method: 'POST',
  path: '/requests/edits',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Changes a request whose review is not finished.',
  body: oneOrder.extend({
    remark: remarkField,
    label: labelField.optional(),
    address: addressField.optional(),
    priceCents: askingPriceField.optional(),
  }),
  data: orderAnswerSchema,
  command: true,
});

export const confirmRequestEndpoint = endpoint({
  name: 'confirmRequest',
  method: 'POST',
  path: '/requests/confirmations',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Confirms the quotation or fee of a request, as it was seen: a fee is taken from the wallet, the price of a cash-out is paid to it.',
  body: oneOrder.extend({
    /** As they were seen: where something else is quoted by now, nothing is confirmed. */
    feeCents: feeField.default(0),
    priceCents: moneyField({ max: MAX_QUOTE_CENTS }).default(0),
  }),
  data: orderAnswerSchema,
  command: true,
  keyRequired: true,
});

/** Order number and request type, as the two calls of section 7 name them. */
export const idAndType = z.object({ id: oddNoField, type: z.coerce.number().pipe(requestTypeSchema) });

/**
 * R7.27. A request that is confirmed already answers the same again, so that no key is needed: the specification names none. It does not say what was seen, so
 * that a request that was quoted again is not confirmed by it.
 */
export const payRequestEndpoint = endpoint({
  name: 'payRequest',
  method: 'GET',
  path: '/sys_prod/pay',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Confirms a request that is waiting for its user.',
  query: idAndType,
  data: orderAnswerSchema,
  command: true,
  unsafeGet: true,
  success: requestMessages.operationSuccessful,
});

export const cancelRequestEndpoint = endpoint({
  name: 'cancelRequest',
  method: 'POST',
  path: '/requests/cancellations',
  bases: ownerBases,
  access: ownerEdits,
  summary: 'Refuses the quotation or fee of a request.',
  body: oneOrder.extend({ reason: remarkField }),
  data: orderAnswerSchema,
  command: true,
});

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
