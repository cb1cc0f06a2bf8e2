import { z } from 'zod';
import { bases, endpoint } from '#contracts/kernel/endpoint.ts';
import { savedViewSchema } from './saved-view.ts';

export const keepViewEndpoint = endpoint({
  name: 'keepView',
  method: 'POST',
  path: '/account/views',
  bases,
  access: 'signedIn',
  summary: 'Keeps a view of a list for the own account; a name that the list has already means this one from now on.',
  body: savedViewSchema,
  data: z.null(),
  command: true,
  success: 'saved',
});
