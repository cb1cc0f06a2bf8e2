import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { repairItemIdField } from '../repair-fields.ts';

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
