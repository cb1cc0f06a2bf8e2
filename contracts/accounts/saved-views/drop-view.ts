import { z } from 'zod';
import { bases, endpoint } from '#contracts/kernel/endpoint.ts';
import { listField, viewNameField } from './saved-view.ts';

export const dropViewEndpoint = endpoint({
  name: 'dropView',
  method: 'POST',
  path: '/account/views/drop',
  bases,
  access: 'signedIn',
  summary: 'Drops a view of a list from the own account.',
  body: z.strictObject({ list: listField, name: viewNameField }),
  data: z.null(),
  command: true,
});
