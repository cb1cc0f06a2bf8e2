import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { cents, count } from '#contracts/kernel/query-rows.ts';
import { repairReadBases, repairReads } from '../repair-fields.ts';

const repairItemRowSchema = z.object({ repairItemId: z.string(), name: z.string(), priceCents: cents, estimatedDays: count });
export type RepairItemRow = z.output<typeof repairItemRowSchema>;

export const listRepairItems = endpoint({
  name: 'listRepairItems',
  method: 'GET',
  path: '/repair-items',
  bases: repairReadBases,
  access: [...repairReads, '1000.query'],
  summary: 'Kinds of repair on offer, with the price and the days of each (R3.28)',
  data: z.object({ records: z.array(repairItemRowSchema) }),
});
