import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { MAX_REMARK } from '../kernel/fields/typed-lengths.ts';
import { addressField, MAX_ITEMS_PER_REQUEST, oneIdsField, orderAnswerSchema, remarkField, labelField, seenFeeField } from './request-fields.ts';
import { shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { MAX_RECIPIENT_TEXT } from '../kernel/fields/typed-lengths.ts';

const box = z.strictObject({ boxNo: z.string().trim().min(1).max(20), oneIds: z.array(oneIdSchema).min(1).max(MAX_ITEMS_PER_REQUEST) });

/** Type 4. The provider ships to the address, in boxes where they are given. */
export const applyReshipEndpoint = endpoint({
  name: 'applyReship',
  method: 'POST',
  path: '/requests/reship',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to ship items without a label.',
  largeBody: true,
  body: z.strictObject({
    oneIds: oneIdsField,
    address: addressField,
    boxes: z.array(box).max(MAX_ITEMS_PER_REQUEST).default([]),
    dueAt: z.iso.datetime().optional(),
    remark: remarkField,
    feeCents: seenFeeField,
  }),
  data: orderAnswerSchema,
  command: true,
});

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

/** Type 7. */
export const applyOwnershipTransferEndpoint = endpoint({
  name: 'applyOwnershipTransfer',
  method: 'POST',
  path: '/requests/ownership-transfer',
  bases: ownerBases,
  access: ownerAdds,
  summary: 'Applies to transfer items to another user.',
  body: z.strictObject({
    oneIds: oneIdsField,
    targetShopId: z.number().int().min(1).max(2_147_483_647),
    remark: remarkField,
    feeCents: seenFeeField,
  }),
  data: orderAnswerSchema,
  command: true,
});

/** Type 14 (R4.13). Goes by a label or to an address; either may be settled when it ships. */
export const orderDirectOutboundEndpoint = endpoint({
  name: 'orderDirectOutbound',
  method: 'POST',
  path: '/outbound/direct-orders',
  bases: ['admin'],
  access: ['300.edit', '300.add', '900.add'],
  summary: "Ships items of one user without the seller's application.",
  body: z.strictObject({
    oneIds: oneIdsField,
    label: labelField.optional(),
    address: addressField.optional(),
    dueAt: z.iso.datetime().optional(),
    /** Why it leaves without an application: its seller reads it. */
    remark: z.string().trim().min(1).max(MAX_REMARK),
  }),
  data: orderAnswerSchema,
  command: true,
});

/** Over POST, so that an e-mail address stays out of addresses and their logs. Only an exact match answers: nobody learns who else is here. */
export const findRecipient = endpoint({
  name: 'findRecipient',
  method: 'POST',
  path: '/requests/recipients',
  bases: ownerBases,
  access: ownerAdds,
  summary:
    'The user to whom items may be transferred, by the exact shop number, user ID or e-mail address; the name is whole where the address was given, else masked.',
  // Shop numbers follow one another: whoever tries them all is stopped early.
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject({ text: z.string().trim().min(1).max(MAX_RECIPIENT_TEXT) }),
  data: shopInfoSchema.pick({ id: true, realname: true }),
});
