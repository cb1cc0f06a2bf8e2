import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { moneyField } from '#contracts/kernel/money-field.ts';

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
