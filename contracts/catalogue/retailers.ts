import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { MAX_NAME, MAX_REMARK } from '../kernel/fields/typed-lengths.ts';
import { pageOf, pageRequest } from '../kernel/lists/paging.ts';
import { idField, searchText } from '../kernel/lists/query-fields.ts';
import { kernelMessages } from '../kernel/messages.ts';

/** R3.32. The address is one text: retailers sell on the internet as well as in a street. */
const retailerFields = { name: z.string().trim().min(1).max(MAX_NAME), address: z.string().trim().max(MAX_REMARK) };

const retailerAnswer = z.object({ retailerId: z.string(), name: z.string() });

export const listRetailers = endpoint({
  name: 'listRetailers',
  method: 'GET',
  path: '/retailers',
  bases: ['admin'],
  access: ['800.query'],
  summary: 'Retailers by name or address (R2.179)',
  query: z.strictObject({ ...pageRequest, text: searchText, order: z.enum(['asc', 'desc']).default('asc'), sort: z.enum(['name']).default('name') }),
  data: pageOf(z.object({ retailerId: z.string(), name: z.string(), address: z.string() })),
});
export type RetailerRow = DataOf<typeof listRetailers>['data'][number];

export const createRetailerEndpoint = endpoint({
  name: 'createRetailer',
  method: 'POST',
  path: '/retailers',
  bases: ['admin'],
  access: ['800.add'],
  summary: 'Adds a retailer with its name and address.',
  body: z.strictObject(retailerFields),
  data: retailerAnswer,
  command: true,
  success: kernelMessages.saved,
});

export const changeRetailerEndpoint = endpoint({
  name: 'changeRetailer',
  method: 'POST',
  path: '/retailers/change',
  bases: ['admin'],
  access: ['800.edit'],
  summary: 'Changes the name or the address of a retailer.',
  body: z.strictObject({ retailerId: idField, ...retailerFields }),
  data: retailerAnswer,
  command: true,
  success: kernelMessages.saved,
});

export const removeRetailerEndpoint = endpoint({
  name: 'removeRetailer',
  method: 'POST',
  path: '/retailers/remove',
  bases: ['admin'],
  access: ['800.delete'],
  summary: 'Removes a retailer.',
  body: z.strictObject({ retailerId: idField }),
  data: retailerAnswer,
  command: true,
});
