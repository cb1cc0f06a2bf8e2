import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { MAX_NAME } from '../kernel/fields/typed-lengths.ts';
import { pageOf, pageRequest } from '../kernel/lists/paging.ts';
import { searchText } from '../kernel/lists/query-fields.ts';
import { count } from '../kernel/lists/query-rows.ts';
import { kernelMessages } from '../kernel/messages.ts';

/** Required (R5.26). */
const brandName = z
  .string()
  .trim()
  .max(MAX_NAME)
  .refine((name) => name !== '', { error: 'BrandNameMissing' });

/** How a brand is told from others: upper and lower case are one. */
export const brandKey = (name: string): string => name.toUpperCase();

/** A rename changes all SKUs of a brand at once. */
export const MAX_RENAMED_SKUS = 1_000;

export const listBrands = endpoint({
  name: 'listBrands',
  method: 'GET',
  path: '/brands',
  bases: ['warehouse', 'admin'],
  access: ['800.query', '700111.query'],
  summary: 'Brands by name, with how many SKUs bear each (R2.178); a brand that a SKU bears is on the list',
  query: z.strictObject({
    ...pageRequest,
    text: searchText,
    sort: z.enum(['name', 'skus']).default('name'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: pageOf(z.object({ name: z.string(), skus: count })),
});
export type BrandRow = DataOf<typeof listBrands>['data'][number];

export const createBrandEndpoint = endpoint({
  name: 'createBrand',
  method: 'POST',
  path: '/brands',
  bases: ['admin'],
  access: ['800.add'],
  summary: 'Puts a brand on the list.',
  body: z.strictObject({ name: brandName }),
  data: z.object({ name: z.string() }),
  command: true,
  success: kernelMessages.saved,
});

export const renameBrandEndpoint = endpoint({
  name: 'renameBrand',
  method: 'POST',
  path: '/brands/rename',
  bases: ['admin'],
  access: ['800.edit'],
  summary: 'Gives a brand another name, on all its SKUs; items keep what they were called when they came.',
  body: z.strictObject({ brand: z.string().trim().min(1).max(MAX_NAME), name: brandName }),
  data: z.object({ name: z.string(), skus: count }),
  command: true,
  success: kernelMessages.saved,
});

export const removeBrandEndpoint = endpoint({
  name: 'removeBrand',
  method: 'POST',
  path: '/brands/remove',
  bases: ['admin'],
  access: ['800.delete'],
  summary: 'Takes a brand that no SKU bears off the list.',
  body: z.strictObject({ brand: z.string().trim().min(1).max(MAX_NAME) }),
  data: z.object({ name: z.string() }),
  command: true,
});
