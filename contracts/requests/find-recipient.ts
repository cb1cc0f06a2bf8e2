import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shopInfoSchema } from '../kernel/query-rows.ts';
import { ownerAdds, ownerBases } from './request-access.ts';
import { MAX_RECIPIENT_TEXT } from '../kernel/typed-lengths.ts';

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
