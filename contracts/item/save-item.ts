import { z } from 'zod';
import { bases, endpoint } from '../kernel/endpoint.ts';
import { oneIdSchema } from './one-id.ts';

/** −1 is "unowned" (R3.13). */
const owner = z.strictObject({ id: oneIdSchema, shopId: z.number().int().min(-1).max(2_147_483_647) });

/** Integer cents; null clears. */
const cost = z.strictObject({
  id: oneIdSchema,
  costPrice: z.number().int().min(0).max(100_000_000).nullable(),
  supply: z.string().trim().max(100).nullable(),
});

/** The item drawer saves either the owner or cost and source, never both (R7.15, R7.16). `id` is the ONE ID. */
export const saveItemEndpoint = endpoint({
  name: 'saveItem',
  method: 'POST',
  path: '/sys_prod/save',
  bases,
  access: ['business.edit', '200.edit', '300.edit'],
  summary: 'Sets the owner of an available item, or its cost and source.',
  success: (body) => ('shopId' in body ? 'saved' : 'savedCostAndSource'),
  body: z.union([owner, cost]),
  data: z.object({ oneId: z.string() }),
  command: true,
});
