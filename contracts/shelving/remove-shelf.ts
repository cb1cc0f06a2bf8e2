import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfAccess } from './shelf-actions.ts';
import { shelfAnswerSchema, shelfIdField } from './shelf-fields.ts';

export const removeShelfEndpoint = endpoint({
  name: 'removeShelf',
  method: 'POST',
  path: '/shelves/remove',
  bases: ['warehouse', 'admin'],
  access: shelfAccess.remove,
  summary: 'Removes an empty shelf.',
  body: z.strictObject({ shelfId: shelfIdField }),
  data: shelfAnswerSchema,
  command: true,
});
