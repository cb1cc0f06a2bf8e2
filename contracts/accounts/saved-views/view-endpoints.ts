import { z } from 'zod';
import { bases } from '#contracts/kernel/access/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { savedViewSchema, listField, viewNameField } from './saved-view.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

export const listViews = endpoint({
  name: 'listViews',
  method: 'GET',
  path: '/account/views',
  bases,
  access: 'signedIn',
  summary: 'One’s own saved views of all lists, in the order in which they were created.',
  data: z.array(savedViewSchema),
});

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

export const dropViewEndpoint = endpoint({
  name: 'dropView',
  method: 'POST',
  path: '/account/views/drop',
  bases,
  access: 'signedIn',
  summary: 'Removes one of one’s own saved views.',
  body: z.strictObject({ list: listField, name: viewNameField }),
  data: z.null(),
  command: true,
});
