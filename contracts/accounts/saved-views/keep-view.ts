import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { savedViewSchema } from './saved-view.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

export const keepViewEndpoint = endpoint({
  name: 'keepView',
  method: 'POST',
  path: '/account/views',
  bases,
  access: 'signedIn',
  summary: 'Saves a view of a list for one’s own account; an existing name is replaced.',
  body: savedViewSchema,
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});
