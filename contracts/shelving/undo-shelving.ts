import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';

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
