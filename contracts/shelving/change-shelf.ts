import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfAccess } from './shelf-actions.ts';
import { shelfAnswerSchema, shelfFields, shelfIdField } from './shelf-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const changeShelfEndpoint = endpoint({
  name: 'changeShelf',
  method: 'POST',
  path: '/shelves/change',
  bases: ['warehouse', 'admin'],
  access: shelfAccess.change,
  summary: 'Renames a shelf or changes its zone, capacity or level.',
  body: z.strictObject({ shelfId: shelfIdField, ...shelfFields }),
  data: shelfAnswerSchema,
  command: true,
  success: kernelMessages.saved,
});
