import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageRequest, recordsOf } from '../kernel/lists/paging.ts';
import { idField, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { unownedShop } from '../kernel/access/shops.ts';
import type { Words } from '../kernel/words.ts';

/** The special owner of R3.13. */
export const unowned = { id: unownedShop, uid: '', realname: 'unowned' } as const;
export const unownedName: Words = { en: 'unowned', zh: '无主' };

export const warehouseSchema = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(['Basic', 'Advance']),
  storageLimitDays: count,
  dailyFee: cents,
  timeZone: z.string(),
  city: z.string(),
});
export type Warehouse = z.output<typeof warehouseSchema>;

const everyBase = ['warehouse', 'business', 'admin'] as const;

export const listAllWarehouses = endpoint({
  name: 'listAllWarehouses',
  method: 'POST',
  path: '/sys_ware/listAll',
  bases: everyBase,
  access: 'signedIn',
  summary: 'The warehouses that the caller may choose, by name (R7.20)',
  body: z.strictObject({}).optional(),
  data: z.array(warehouseSchema),
});

export const listWarehouses = endpoint({
  name: 'listWarehouses',
  method: 'POST',
  path: '/sys_ware/list',
  bases: everyBase,
  access: 'signedIn',
  summary: 'Warehouses by name or level (R7.21)',
  body: z.strictObject({ id: idField.nullish(), name: z.string().max(100).nullish(), level: z.enum(['Basic', 'Advance']).nullish() }),
  data: recordsOf(warehouseSchema),
});

export const listShopUsers = endpoint({
  name: 'listShopUsers',
  method: 'POST',
  path: '/shop_user/list',
  bases: everyBase,
  // Whoever narrows a list of everybody's goods, parcels, consignments or money by shop, gives goods an owner, or looks after sellers.
  access: [
    'business.query',
    '700110.query',
    '101.query',
    '300.query',
    '500.query',
    '700.query',
    '1100.query',
    '1200.query',
    '1400.query',
    '1500.query',
    '700112.query',
  ],
  summary: 'Shop users, "unowned" (−1) first for staff; a seller gets only their own (R7.17, R3.13)',
  body: z.strictObject({ uid: z.string().max(64).nullish(), id: shopIdField.nullish(), text: searchText.nullable() }),
  data: recordsOf(shopInfoSchema),
});

export const listSkus = endpoint({
  name: 'listSkus',
  method: 'GET',
  path: '/skus',
  bases: everyBase,
  access: ['business.query', '700111.query', '700102.query', '700103.query', '800.query', '1200.query'],
  summary: 'SKUs whose number, brand or name contains the text',
  query: z.strictObject({ ...pageRequest, text: searchText, sku: z.string().max(100).optional(), brand: z.string().max(100).optional() }),
  data: pageOf(
    z.object({
      id: z.string(),
      sku: z.string(),
      pku: z.string().optional().describe('Left out for sellers (R6.40)'),
      brand: z.string(),
      remarks: z.string(),
      img: z.string(),
      sizes: z.array(z.string()),
    }),
  ),
});

export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/staff',
  bases: ['warehouse', 'admin'],
  access: ['700106.query', '700107.query', '700101.query', '700109.query', '900.query', '700.query'],
  summary: 'Who may pick or repair in a warehouse, and the orders assigned to each',
  query: z.strictObject({ wareId: idField.optional(), text: searchText, work: z.enum(['pick', 'repair']).default('pick') }),
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ename: z.string(),
      headImg: z.string(),
      openOrders: count,
      /** Items still to pick in those orders. */
      openItems: count,
      /** Zone where most of that work lies. */
      zone: z.string().nullable(),
    }),
  ),
});
