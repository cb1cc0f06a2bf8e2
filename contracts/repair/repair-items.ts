import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { shopIdField } from '../kernel/lists/query-fields.ts';
import { repairReadBases, repairReads, repairItemIdField } from './repair-fields.ts';
import { moneyField } from '../kernel/fields/money-field.ts';

const repairItemRowSchema = z.object({
  repairItemId: z.string(),
  name: z.string(),
  priceCents: cents.describe('What it costs the caller, or the shop that is asked for, today'),
  listPriceCents: cents.describe('What it costs where no rate card sets a price'),
  estimatedDays: count,
});
export type RepairItemRow = z.output<typeof repairItemRowSchema>;

export const listRepairItems = endpoint({
  name: 'listRepairItems',
  method: 'GET',
  path: '/repair-items',
  bases: repairReadBases,
  access: [...repairReads, '1000.query'],
  summary: 'Kinds of repair on offer, with the price and the days of each (R3.28)',
  query: z.strictObject({ shopId: shopIdField.optional().describe('Whose prices an administrator asks for; a seller sees the own') }),
  data: z.object({ records: z.array(repairItemRowSchema) }),
});

export const createRepairItemEndpoint = endpoint({
  name: 'createRepairItem',
  method: 'POST',
  path: '/repair-items',
  bases: ['admin'],
  access: ['1000.add'],
  summary: 'Adds a kind of repair with its price and estimated days (R2.180).',
  body: z.strictObject({
    name: z.string().trim().min(1).max(100),
    priceCents: moneyField({ max: 10_000_000 }),
    estimatedDays: z.number().int().min(0).max(365),
  }),
  data: z.object({ repairItemId: z.string(), name: z.string() }),
  command: true,
});

export const changeRepairItemEndpoint = endpoint({
  name: 'changeRepairItem',
  method: 'POST',
  path: '/repair-items/change',
  bases: ['admin'],
  access: ['1000.edit'],
  summary: 'Changes a kind of repair; orders that were placed keep their cost.',
  body: z.strictObject({
    repairItemId: repairItemIdField,
    name: z.string().trim().min(1).max(100),
    priceCents: moneyField({ max: 10_000_000 }),
    estimatedDays: z.number().int().min(0).max(365),
  }),
  data: z.object({ repairItemId: z.string(), name: z.string() }),
  command: true,
});

export const removeRepairItemEndpoint = endpoint({
  name: 'removeRepairItem',
  method: 'POST',
  path: '/repair-items/remove',
  bases: ['admin'],
  access: ['1000.delete'],
  summary: 'Removes a kind of repair from the offer.',
  body: z.strictObject({ repairItemId: repairItemIdField }),
  data: z.object({ repairItemId: z.string(), name: z.string() }),
  command: true,
});
