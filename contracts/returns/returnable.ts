import { z } from 'zod';
import { inspectionResultNames } from '../item/inspection-results.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { itemStateNames, receivedKinds } from '../item/item-states.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { addressSchema } from '../outbound/order-address.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { returnCauseNames } from '../outbound/return-causes.ts';
import { returnsToSeller } from '../requests/request-access.ts';

/** Sent back by a buyer or a carrier, or not what it should be; both at once is possible. */
export const returnableViews = ['all', 'cameBack', 'failed'] as const;
export type ReturnableView = (typeof returnableViews)[number];

const returnableRow = z.object({
  oneId: z.string(),
  sku: z.string(),
  remarks: z.string().describe('Product name'),
  spec: z.string().describe('Size'),
  img: z.string(),
  state: z.enum(itemStateNames),
  causes: z.array(z.enum(returnCauseNames)).describe('For which it may be returned'),
  kind: z.enum(receivedKinds).nullable(),
  formerOneId: z.string().nullable().describe('What it was before it came back'),
  checkResult: z.enum(inspectionResultNames).nullable(),
  checkRemark: z.string().nullable(),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  shelvesName: z.string().nullable(),
  logNo: z.string(),
  gmtIn: gmt.nullable(),
  gmtModify: gmt,
  version: count,
});
export type ReturnableRow = z.output<typeof returnableRow>;

export const listReturnable = endpoint({
  name: 'listReturnable',
  method: 'GET',
  path: '/returns/to-seller',
  bases: floorBases,
  access: ['700104.query', '300.query', '900.query'],
  summary: 'Items of sellers that came back or failed their inspection, and lie on a shelf: they may be sent back to their seller',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(returnableViews).default('all'),
    wareId: idField.optional(),
    shopId: shopIdField.optional(),
    /** ONE ID, SKU, product name or shelf. */
    text: searchText,
    sort: z.enum(['gmtModify']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: countedPageOf(returnableRow, z.object({ all: count, cameBack: count, failed: count })),
});

/** Over POST, so that nothing of an address stands in a log. */
export const getReturnAddresses = endpoint({
  name: 'getReturnAddresses',
  method: 'POST',
  path: '/returns/to-seller/addresses',
  bases: floorBases,
  access: returnsToSeller,
  summary: 'Where goods of the owner of an item went back to before, or were shipped to last: the newest three addresses',
  body: z.strictObject({ oneId: oneIdSchema }),
  data: z.array(z.object({ address: addressSchema, oddNo: z.string(), isReturn: z.boolean(), gmtCreate: gmt })),
});
