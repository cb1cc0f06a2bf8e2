import { z } from 'zod';
import { bases, endpoint } from '../kernel/endpoint.ts';

export const readPasswordNotice = endpoint({
  name: 'readPasswordNotice',
  method: 'POST',
  path: '/account/password-notice',
  bases,
  access: 'signedIn',
  summary: 'The person has read that an administrator set their password: user info tells them no more.',
  body: z.strictObject({}),
  data: z.null(),
  command: true,
});
