import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { shelfIdField } from './shelf-fields.ts';

export const mostMovedAtOnce = 200;

export const moveItemsEndpoint = endpoint({
  name: 'moveItems',
  method: 'POST',
  path: '/shelving/moves',
  bases: ['warehouse', 'admin'],
  access: ['700105.edit', '300.edit'],
  summary: 'Moves items to another shelf; their state stays the same.',
  body: z.strictObject({ oneIds: z.array(oneIdSchema).min(1).max(mostMovedAtOnce), shelfId: shelfIdField }),
  data: z.object({ oneIds: z.array(z.string()), shelfName: z.string() }),
  command: true,
});
