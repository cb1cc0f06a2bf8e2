import { z } from 'zod';
import { cents, gmt } from '../kernel/lists/query-rows.ts';
import { itemStateNames } from './item-states.ts';

/** What lists and the drawer show of an item alike. Money in cents. */
export const itemSummary = {
  id: z.string(),
  oneId: z.string(),
  sku: z.string(),
  pku: z.string().optional().describe('Left out for sellers (R6.40)'),
  brand: z.string(),
  remarks: z.string().describe('Product name'),
  spec: z.string().describe('Size'),
  img: z.string(),
  state: z.enum(itemStateNames),
  status: z.number().int().nullable().describe('Inventory status (R4.21)'),
  defective: z.boolean(),
  costPrice: cents.nullable(),
  supply: z.string().nullable(),
  oneidRelated: z.string().nullable(),
  gmtOut: gmt.nullable(),
};

export type ItemSummary = z.output<z.ZodObject<typeof itemSummary>>;
