import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { moneyField } from '#contracts/kernel/money-field.ts';
import { repairItemIdField } from '../repair-fields.ts';

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
