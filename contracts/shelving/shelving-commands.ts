import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfIdField } from './shelf-fields.ts';

export const shelveItemEndpoint = endpoint({
  name: 'shelveItem',
  method: 'POST',
  path: '/shelving/items',
  bases: ['warehouse'],
  access: ['700103.edit', '700105.edit'],
  summary: 'Lays an inspected item on a shelf: it is available, or an issue.',
  body: z.strictObject({
    oneId: oneIdSchema,
    shelfId: shelfIdField,
    /** What was suggested; another shelf may be scanned, and both are recorded. */
    suggestedShelfId: shelfIdField.optional(),
  }),
  data: z.object({ oneId: z.string(), state: z.enum(itemStateNames), shelfName: z.string() }),
  command: true,
});

export const undoShelvingEndpoint = endpoint({
  name: 'undoShelving',
  method: 'POST',
  path: '/shelving/items/undo',
  bases: ['warehouse'],
  access: ['700103.edit', '700105.edit'],
  summary: 'Undoes a shelving, as long as nothing has followed it: the item waits to be shelved again.',
  body: z.strictObject({ oneId: oneIdSchema }),
  data: z.object({ oneId: z.string(), state: z.enum(itemStateNames) }),
  command: true,
});

export const MAX_MOVED_AT_ONCE = 200;

export const moveItemsEndpoint = endpoint({
  name: 'moveItems',
  method: 'POST',
  path: '/shelving/moves',
  bases: ['warehouse', 'admin'],
  access: ['700105.edit', '300.edit'],
  summary: 'Moves items to another shelf; their state stays the same.',
  body: z.strictObject({ oneIds: z.array(oneIdSchema).min(1).max(MAX_MOVED_AT_ONCE), shelfId: shelfIdField }),
  data: z.object({ oneIds: z.array(z.string()), shelfName: z.string() }),
  command: true,
});

export const moveShelfEndpoint = endpoint({
  name: 'moveShelf',
  method: 'POST',
  path: '/shelving/moves/shelves',
  bases: ['warehouse', 'admin'],
  access: ['700105.edit', '300.edit'],
  summary: 'Moves everything that lies on a shelf to another of its warehouse. What an order or a request holds stays where it was promised.',
  body: z.strictObject({ fromShelfId: shelfIdField, shelfId: shelfIdField }),
  data: z.object({ moved: z.number().int(), left: z.array(z.string()).describe('ONE IDs of what stays'), shelfName: z.string() }),
  command: true,
});
