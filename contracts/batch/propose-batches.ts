import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count, gmt } from '../kernel/lists/query-rows.ts';
import { floorBases } from '../outbound/outbound-access.ts';

/** What the orders of a batch may have in common. */
export const batchGroupings = {
  carrier: { en: 'Carrier', zh: '承运商' },
  zone: { en: 'Zone', zh: '库区' },
  deadline: { en: 'Deadline', zh: '截止时间' },
  shop: { en: 'Shop', zh: '商家' },
} as const;
export type BatchGrouping = keyof typeof batchGroupings;
export const batchGroupingNames = Object.keys(batchGroupings) as [BatchGrouping, ...BatchGrouping[]];

/** As many orders as one batch takes. */
export const MAX_BATCH_ORDERS = 100;

const proposalSchema = z.object({
  /** Unlike that of every other proposal. */
  id: z.string(),
  name: z.string().nullable().describe('Carrier, zones, UTC deadline or shop; null for orders without one'),
  orders: count,
  items: count,
  gmtDue: gmt.nullable().describe('When the first of them must leave'),
  oddNos: z.array(z.string()),
});
export type BatchProposal = z.output<typeof proposalSchema>;

export const proposeBatches = endpoint({
  name: 'proposeBatches',
  method: 'GET',
  path: '/outbound/batches/proposals',
  bases: floorBases,
  access: ['700107.query', '900.query'],
  summary: 'What batches the orders of one warehouse that wait in none would make, grouped by what they have in common',
  query: z.strictObject({ wareId: idField.optional(), by: z.enum(batchGroupingNames).default('carrier') }),
  data: z.object({ orders: count, items: count, proposals: z.array(proposalSchema) }),
});
