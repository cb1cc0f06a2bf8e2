import { z } from 'zod';
import { shopIdField } from '../accounts/account-fields.ts';
import type { PermissionCheck } from '../kernel/access/permissions.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const authoriseShopAccess: readonly PermissionCheck[] = ['700.edit'];

/** Where a shop may sell (R3.14): on the platforms, as consigned goods, and through the fulfilment programme. */
const authorisations = { knetCrossListing: z.boolean(), touchPro: z.boolean(), fulfilmentProgramme: z.boolean() };

export const authorisationNames = Object.keys(authorisations) as (keyof typeof authorisations)[];

export const authoriseShopEndpoint = endpoint({
  name: 'authoriseShop',
  method: 'POST',
  path: '/shops/authorisations',
  bases: ['admin'],
  access: authoriseShopAccess,
  summary: 'Sets and clears where a shop may sell: on the platforms, as consigned goods, through the fulfilment programme (R3.14).',
  body: z.strictObject({ shopId: shopIdField, ...authorisations }),
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});

export const getShopAuthorisations = endpoint({
  name: 'getShopAuthorisations',
  method: 'GET',
  path: '/shops/authorisations',
  bases: ['admin'],
  access: ['700.query'],
  summary: 'Where a shop may sell (R3.14).',
  query: z.strictObject({ shopId: z.coerce.number().pipe(shopIdField) }),
  data: z.object(authorisations),
});
