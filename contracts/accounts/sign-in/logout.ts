import { z } from 'zod';
import { bases } from '#contracts/kernel/access/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { accountMessages } from '../account-messages.ts';

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/account/logout',
  bases,
  access: 'signedIn',
  summary: 'Ends the session and invalidates its token.',
  data: z.null(),
  success: accountMessages.signedOut,
});
