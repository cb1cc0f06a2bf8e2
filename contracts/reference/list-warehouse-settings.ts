import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { count } from '../kernel/lists/query-rows.ts';
import { postalAddressSchema } from './postal-address.ts';
import { warehouseSchema } from './reference-queries.ts';

export const listWarehouseSettings = endpoint({
  name: 'listWarehouseSettings',
  method: 'GET',
  path: '/warehouses',
  bases: ['admin'],
  access: ['300.query'],
  summary: 'Every warehouse with its terms, the pages that its staff see (R6.33) and how full its shelves are',
  data: z.array(
    warehouseSchema.extend({
      menu: z.array(z.string()).describe('Permission ids of warehouse pages'),
      address: postalAddressSchema.nullable().describe('Where its parcels start; without one no shipping label can be bought from it'),
      shelves: count,
      capacity: count,
      load: count.describe('Items that lie on its shelves'),
    }),
  ),
});
export type WarehouseSetting = DataOf<typeof listWarehouseSettings>[number];
