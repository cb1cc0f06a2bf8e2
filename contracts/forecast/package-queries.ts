import { z } from 'zod';
import { itemStateNames, receivedKinds } from '../item/item-states.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { packageActionNames } from './package-actions.ts';
import { packageStatuses, resolutionSchema, type PackageStatus } from './package-events.ts';
import { shippingTypeNames, travelWayNames } from './shipping-types.ts';

export const packageStatusNames = Object.keys(packageStatuses) as [PackageStatus, ...PackageStatus[]];
/** Tabs of the list. `open` waits for the warehouse; `difference` waits for the seller's answer. */
export const packageViews = ['all', 'open', 'difference', 'unclaimed', ...packageStatusNames] as const;
export type PackageView = (typeof packageViews)[number];

export const packageRowSchema = z.object({
  id: z.string().describe('The package: same as preId'),
  preId: z.string(),
  packId: z.string(),
  logNo: z.string(),
  forecastBatch: z.string(),
  shippingType: z.enum(shippingTypeNames).nullable(),
  reference: z.string(),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  status: z.enum(packageStatusNames),
  statusNumber: z.number().int().nullable(),
  unclaimed: z.boolean(),
  /** Expected units. */
  quantity: count,
  received: count,
  over: count,
  short: count,
  damaged: count,
  /** Counted with a difference that the seller has not answered. */
  unresolved: z.boolean(),
  resolution: resolutionSchema.nullable(),
  weightGrams: count.nullable(),
  dimensions: z.string().nullable(),
  insurance: cents.nullable(),
  signature: z.boolean(),
  remark: z.string(),
  reason: z.string().nullable(),
  batchNo: z.string().nullable(),
  gmtExpires: gmt.nullable(),
  gmtArrived: gmt.nullable(),
  gmtCounted: gmt.nullable(),
  gmtCreate: gmt,
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(packageActionNames)),
});
export type PackageRow = z.output<typeof packageRowSchema>;

export const packageDetailSchema = packageRowSchema.extend({
  photos: z.array(z.string()),
  countRemark: z.string().nullable(),
  resolutionRemark: z.string().nullable().describe('What the seller wrote beside the answer to a difference'),
  /** What was forecast per SKU and size against what came. */
  lines: z.array(
    z.object({
      sku: z.string(),
      spec: z.string(),
      brand: z.string(),
      remarks: z.string(),
      img: z.string(),
      expected: count,
      received: count,
      damaged: count,
      inspected: count,
      shelved: count,
    }),
  ),
  items: z.array(
    z.object({
      oneId: z.string(),
      sku: z.string(),
      brand: z.string(),
      remarks: z.string(),
      spec: z.string(),
      img: z.string(),
      state: z.enum(itemStateNames),
      status: z.number().int().nullable(),
      defective: z.boolean(),
      checkResult: z.string().nullable(),
      checkRemark: z.string().nullable(),
      /** Of the inspection that counts: the last one. */
      checkPhotos: z.array(z.string()),
      kind: z.enum(receivedKinds),
      condition: z.enum(['intact', 'damaged']).nullable(),
      photos: z.array(z.string()),
      shelvesName: z.string().nullable().optional().describe('Left out for sellers (R6.41)'),
      gmtIn: gmt.nullable(),
    }),
  ),
});
export type PackageDetail = z.output<typeof packageDetailSchema>;

const access = ['business.query', '700102.query', '700103.query', '700104.query', '1200.query'] as const;

export const packageFilterSchema = z.strictObject({
  ...pageRequest,
  after,
  view: z.enum(packageViews).optional(),
  status: listOf(z.enum(packageStatusNames)),
  shopId: shopIdField.optional(),
  wareId: idField.optional(),
  shippingType: z.enum(shippingTypeNames).optional(),
  /** As the list numbers it (R4.14). */
  way: z.enum(travelWayNames).optional(),
  /** Tracking, package, pack, batch or reference number. */
  text: searchText,
  unclaimed: flag,
  sort: z.enum(['gmtModify', 'gmtCreate', 'gmtExpires', 'gmtArrived']).default('gmtModify'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** beginTime/beginDate forecast, inBeginTime/beginInTime arrived, finishBeginTime counted. */
  ...dateFilters,
});
export type PackageFilter = z.output<typeof packageFilterSchema>;

export const listPackages = endpoint({
  name: 'listPackages',
  method: 'GET',
  path: '/forecast/packages',
  bases: ['warehouse', 'business', 'admin'],
  access,
  summary: 'Forecast packages with expected and received pieces',
  query: packageFilterSchema,
  data: countedPageOf(packageRowSchema, z.object(Object.fromEntries(packageViews.map((view) => [view, count])) as Record<PackageView, typeof count>)),
});

export const getPackage = endpoint({
  name: 'getPackage',
  method: 'GET',
  path: '/forecast/packages/detail',
  bases: ['warehouse', 'business', 'admin'],
  access,
  summary: 'One package with its lines and units',
  query: z.strictObject({ id: idField, packId: z.string().max(64).optional(), open: z.string().max(20).optional() }),
  data: packageDetailSchema,
});
