import { z } from 'zod';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { pageOf, pageRequest, recordsOf } from '../kernel/lists/paging.ts';
import { idField, listOf, searchText } from '../kernel/lists/query-fields.ts';
import { count, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { shelfActionNames } from './shelf-actions.ts';
import { itemActionNames } from '../item/item-actions.ts';
import { itemStateNames } from '../item/item-states.ts';

/** Nothing lies there, something more fits, or nothing more does. */
export const shelfFills = ['empty', 'room', 'full'] as const;

/** The pseudo-entry of the shelf list (R3.18): a filter, not a place. */
export const readyForListing = { id: '-2', name: 'Ready for listing' } as const;

const shelf = {
  id: z.string(),
  name: z.string(),
  warehouseId: z.string(),
  wareName: z.string(),
  zone: z.string(),
  capacity: count,
  level: count,
  load: count,
  free: count,
};

export const listShelfNames = endpoint({
  name: 'listShelfNames',
  method: 'POST',
  path: '/sys_ware_shelves/list',
  bases: ['warehouse', 'business', 'admin'],
  access: 'signedIn',
  summary: 'Shelves of one or several warehouses, with "Ready for listing" (R7.23, R3.18). Sellers get that entry alone (R6.41)',
  body: z.strictObject({
    wareId: idField.nullish(),
    wareIdList: z.array(idField).max(100).nullish(),
    nameEq: z.string().max(50).nullish(),
    ...pageRequest,
    size: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  data: recordsOf(z.object({ id: z.string(), name: z.string(), warehouseId: z.string().optional(), zone: z.string().optional() })),
});

export const listShelves = endpoint({
  name: 'listShelves',
  method: 'GET',
  path: '/shelves',
  bases: ['warehouse', 'admin'],
  access: ['700105.query', '700103.query', '300.query'],
  summary: 'Shelves with capacity and load, and what may be done with each',
  query: z.strictObject({
    ...pageRequest,
    wareId: idField.optional(),
    zone: z.string().max(20).optional(),
    fill: z.enum(shelfFills).optional(),
    ids: listOf(idField),
    text: searchText,
    sort: z.enum(['name', 'zone', 'level', 'capacity', 'load', 'free']).default('name'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: pageOf(z.object({ ...shelf, actions: z.array(z.enum(shelfActionNames)) })).extend({ zones: z.array(z.string()) }),
});
export type ShelfRow = DataOf<typeof listShelves>['data'][number];

export const suggestShelves = endpoint({
  name: 'suggestShelves',
  method: 'GET',
  path: '/shelving/suggestions',
  bases: ['warehouse', 'admin'],
  access: ['700103.query', '700105.query', '300.query'],
  summary: 'Where to put an item: shelves with the same owner and SKU first, then those with the most room',
  query: z.strictObject({ oneId: oneIdSchema }),
  data: z.array(
    z.object({ ...shelf, reason: z.enum(['sameOwnerAndSku', 'freeCapacity']), same: count.describe('Items of the same owner and SKU there') }),
  ),
});

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
