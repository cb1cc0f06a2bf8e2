import { z } from 'zod';
import { shopIdField } from '../accounts/account-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const createShop = endpoint({
  name: 'createShop',
  method: 'POST',
  path: '/shops',
  bases: ['admin'],
  access: ['700.add'],
  summary: 'Creates a shop with its authorisations.',
  body: z.strictObject({
    shopId: shopIdField,
    uid: z.string().trim().min(1).max(64),
    realname: z.string().trim().min(1).max(100),
    knetCrossListing: z.boolean(),
    touchPro: z.boolean(),
    fulfilmentProgramme: z.boolean(),
  }),
  data: z.object({ shopId: z.number().int() }),
  command: true,
  success: kernelMessages.saved,
});
