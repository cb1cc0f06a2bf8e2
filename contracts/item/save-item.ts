import { z } from 'zod';
import { bases } from '../kernel/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/money-field.ts';
import { oneIdSchema } from './one-id.ts';
import { MAX_SUPPLY } from '../kernel/typed-lengths.ts';
import { itemMessages } from './item-messages.ts';

const shopId = z.number().int().min(-1).max(2_147_483_647);

/** −1 is "unowned" (R3.13). `fromShopId` is the owner that the caller saw: where the item has another meanwhile, nothing is changed. */
const owner = z.strictObject({ id: oneIdSchema, shopId, fromShopId: shopId.optional() });

/** In cents. */
export const highestCostCents = 100_000_000;

/** Integer cents; null clears. */
const cost = z.strictObject({
  id: oneIdSchema,
  costPrice: moneyField({ max: highestCostCents }).nullable(),
  supply: z.string().trim().max(MAX_SUPPLY).nullable(),
});

/** The item drawer saves either the owner or cost and source, never both (R7.15, R7.16). `id` is the ONE ID. */
export const saveItemEndpoint = endpoint({
  name: 'saveItem',
  method: 'POST',
  path: '/sys_prod/save',
  bases,
  access: ['business.edit', '300.edit'],
  summary: 'Sets the owner of an available item, or its cost and source.',
  success: (body) => ('shopId' in body ? itemMessages.ownerChanged : itemMessages.savedCostAndSource),
  body: z.union([owner, cost]),
  data: z.object({ oneId: z.string() }),
  command: true,
});
