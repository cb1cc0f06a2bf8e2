import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfAnswerSchema, shelfFields, shelfIdField } from './shelf-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { shelfAccess } from './shelf-actions.ts';

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
