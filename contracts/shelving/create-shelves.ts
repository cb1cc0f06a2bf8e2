import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfAnswerSchema, shelfFields } from './shelf-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

export const createShelvesEndpoint = endpoint({
  name: 'createShelves',
  method: 'POST',
  path: '/shelves/ranges',
  bases: ['warehouse', 'admin'],
  access: ['700105.add', '300.add'],
  summary: 'Adds all shelves of a range to a warehouse, or none: from E-01-1 up to E-12-4, twelve racks of four levels.',
  body: z.strictObject({
    warehouseId: z.string().trim().min(1).max(64),
    ...shelfFields,
    upTo: shelfFields.name,
    level: shelfFields.level.describe('Of shelves whose names do not say it'),
  }),
  data: z.object({ shelves: z.array(shelfAnswerSchema) }),
  command: true,
  success: kernelMessages.saved,
});
