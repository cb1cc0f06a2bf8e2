import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { savedViewSchema } from './saved-view.ts';

export const listViews = endpoint({
  name: 'listViews',
  method: 'GET',
  path: '/account/views',
  bases,
  access: 'signedIn',
  summary: 'One’s own saved views of all lists, in the order in which they were created.',
  data: z.array(savedViewSchema),
});
