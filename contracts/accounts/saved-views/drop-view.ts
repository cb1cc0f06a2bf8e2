import { z } from 'zod';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { listField, viewNameField } from './saved-view.ts';

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
