import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reasonField } from './item-fields.ts';
import { itemStateNames } from './item-states.ts';
import { oneIdSchema } from './one-id.ts';

export const setAvailableEndpoint = endpoint({
  name: 'setAvailable',
  method: 'POST',
  path: '/inventory/items/available',
  bases: ['admin'],
  access: ['300.edit'],
  summary: 'Takes an item out of "Unknown" (R4.44): it is inspected if that was not done yet, then shelved, and available.',
  body: z.strictObject({ oneId: oneIdSchema, reason: reasonField }),
  data: z.object({ oneId: z.string(), state: z.enum(itemStateNames) }),
  command: true,
});
