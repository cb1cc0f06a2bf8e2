import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { count, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { floorBases } from './outbound-access.ts';

const shipmentSchema = z.object({
  oddNo: z.string(),
  logNo: z.string().nullable(),
  carrier: z.string().nullable(),
  shopInfo: shopInfoSchema,
  items: count,
  parcels: count,
  grams: count,
  gmtDue: gmt.nullable(),
  outTime: gmt.nullable(),
});
export type Shipment = z.output<typeof shipmentSchema>;

/** The most of either that is told; more than a dock hands over in a day. */
export const MAX_HANDED_OVER = 2_000;

export const getHandover = endpoint({
  name: 'getHandover',
  method: 'GET',
  path: '/outbound/handover',
  bases: floorBases,
  access: ['700106.query', '900.query'],
  summary: 'What the carriers are still to fetch from one warehouse, and what they were handed today in its own time, carrier by carrier with totals',
  query: z.strictObject({ wareId: idField.optional() }),
  data: z.object({
    wareName: z.string(),
    day: z.string().describe('Today at the warehouse, YYYY-MM-DD'),
    /** Packed and not yet gone, what is due first at the front. */
    waiting: z.array(shipmentSchema),
    carriers: z.array(
      z.object({ carrier: z.string(), orders: count, parcels: count, items: count, grams: count, shipments: z.array(shipmentSchema) }),
    ),
  }),
});
