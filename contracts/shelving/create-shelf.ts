import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfAnswerSchema, shelfFields } from './shelf-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const createShelfEndpoint = endpoint({
  name: 'createShelf',
  method: 'POST',
  path: '/shelves',
  bases: ['warehouse', 'admin'],
  access: ['700105.add', '300.add'],
  summary: 'Adds a shelf to a warehouse.',
  body: z.strictObject({ warehouseId: z.string().trim().min(1).max(64), ...shelfFields }),
  data: shelfAnswerSchema,
  command: true,
  success: kernelMessages.saved,
});
