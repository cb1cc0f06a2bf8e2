import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import { bases } from '../kernel/access/bases.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { oneIdSchema } from './one-id.ts';
import { MAX_SUPPLY } from '../kernel/fields/typed-lengths.ts';
import { reasonField } from './item-fields.ts';
import { itemStateNames } from './item-states.ts';

export const itemMessages = {
  ownerChanged: { en: 'Owner changed', zh: '货主已变更' },
  savedCostAndSource: { en: 'saved cost and source', zh: '成本和货源已保存' },
} as const satisfies Record<string, Words>;

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
