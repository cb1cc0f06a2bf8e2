import { z } from 'zod';
import { itemActionNames } from '../item/item-actions.ts';
import { itemStateNames } from '../item/item-states.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { pageOf, pageRequest } from '../kernel/paging.ts';
import { idField } from '../kernel/query-fields.ts';
import { count, gmt, shopInfoSchema } from '../kernel/query-rows.ts';

export const listShelfItems = endpoint({
  name: 'listShelfItems',
  method: 'GET',
  path: '/shelves/items',
  bases: ['warehouse', 'admin'],
  access: ['700105.query', '300.query'],
  summary: 'Items on a shelf, longest stored first, and whether they may be moved',
  query: z.strictObject({ ...pageRequest, shelfId: idField }),
  data: pageOf(
    z.object({
      oneId: z.string(),
      sku: z.string(),
      remarks: z.string().describe('Product name'),
      spec: z.string().describe('Size'),
      img: z.string(),
      state: z.enum(itemStateNames),
      shopInfo: shopInfoSchema,
      gmtShelvesCreate: gmt.nullable(),
      version: count,
      actions: z.array(z.enum(itemActionNames)),
    }),
  ),
});
export type ShelfItem = DataOf<typeof listShelfItems>['data'][number];
