import { z } from 'zod';
import { bases } from '../kernel/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const readPasswordNotice = endpoint({
  name: 'readPasswordNotice',
  method: 'POST',
  path: '/account/password-notice',
  bases,
  access: 'signedIn',
  summary: 'Dismisses the notice that an administrator has set the password.',
  body: z.strictObject({}),
  data: z.null(),
  command: true,
});
