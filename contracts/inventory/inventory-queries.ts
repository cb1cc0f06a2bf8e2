import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import { inspectionResultNames } from '../item/inspection-results.ts';
import { itemActionNames } from '../item/item-actions.ts';
import { itemSummary } from '../item/item-summary.ts';
import { itemStateNames, receivedKinds } from '../item/item-states.ts';
import { asOfField } from '../kernel/lists/as-of.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';

/**
 * The tabs of the list. `all` is what lies in the warehouse; `everything` adds forecasts and what has left. `readyForListing` is available and
 * qualified (R3.18, R4.26); `pastFree` has outstayed its free days: tonight is charged.
 */
export const inventoryViews = [
  'all',
  'inbound',
  'available',
  'readyForListing',
  'listed',
  'outbounding',
  'cashingOut',
  'switchingOwner',
  'repairing',
  'issue',
  'pastFree',
  'missing',
  'unknown',
  'forecast',
  'out',
  'everything',
] as const;
export type InventoryView = (typeof inventoryViews)[number];

export const inventorySorts = ['gmtModify', 'gmtCreate', 'gmtIn', 'gmtShelves', 'gmtOut', 'gmtSold', 'sku', 'costPrice'] as const;

/** Single items that a list can be asked for. */
export const MAX_LISTED_ITEMS = 200;

const filter = {
  ...pageRequest,
  after,
  view: z.enum(inventoryViews).optional(),
  state: listOf(z.enum(itemStateNames)),
  /** Inventory status numbers of R4.21. */
  status: listOf(z.coerce.number().int().min(1).max(12)),
  shopId: shopIdField.optional(),
  /** Whose it was when it was received, for staff; with the days of receipt. */
  inShopId: shopIdField.optional(),
  wareId: idField.optional(),
  /** Where it was received, wherever it lies now; with the days of receipt. */
  inWareId: idField.optional(),
  shelvesId: idField.optional().describe('A shelf, or -2 for "Ready for listing"'),
  /** ONE ID, SKU, product name, tracking number, order or package number. */
  text: searchText,
  oneIds: listOf(z.string().max(40), MAX_LISTED_ITEMS),
  sku: z.string().max(100).optional(),
  /** Sizes; `size` is the page's. */
  spec: listOf(z.string().max(20)),
  brand: z.string().max(100).optional(),
  defective: flag,
  checkResult: listOf(z.enum(inspectionResultNames)),
  kind: listOf(z.enum(receivedKinds)),
  oddNo: idField.optional(),
  preId: idField.optional(),
  batchNo: idField.optional(),
  /** Days since shelving, both ends included. */
  minDays: z.coerce.number().int().min(0).max(10_000).optional(),
  maxDays: z.coerce.number().int().min(0).max(10_000).optional(),
  sort: z.enum(inventorySorts).default('gmtModify'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /**
   * Names of R3.48: beginTime/beginDate when the ONE ID was given, inBeginTime/beginInTime received, wareBeginTime shelved, outBeginTime shipped,
   * finishBeginTime last changed.
   */
  ...dateFilters,
  /** When it was sold. */
  soldBeginTime: dateFilters.beginTime,
  soldEndTime: dateFilters.endTime,
  /** Where it was sold. */
  platform: z.string().max(100).optional(),
  asOf: asOfField,
};
export const inventoryFilterSchema = z.strictObject(filter);
export type InventoryFilter = z.output<typeof inventoryFilterSchema>;

export const inventoryRowSchema = z.object({
  ...itemSummary,
  checkResult: z.string().nullable(),
  checkRemark: z.string().nullable(),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  shelvesId: z.string().nullable().optional().describe('Left out for sellers (R6.41)'),
  shelvesName: z.string().nullable().optional().describe('Left out for sellers (R6.41)'),
  oddNo: z.string().nullable(),
  requestType: z.number().int().nullable(),
  dropship: z.boolean(),
  preId: z.string().describe('As the other numbers of the inbound: empty for sellers whose inbound it was not'),
  packId: z.string(),
  logNo: z.string(),
  batchNo: z.string().nullable(),
  outLogNo: z.string().nullable(),
  outCarrier: z.string().nullable(),
  platform: z.string().nullable(),
  listPrice: cents.nullable(),
  soldPrice: cents.nullable(),
  profit: cents.nullable().describe('Price less cost of what was sold; null where the cost is not known'),
  wareDays: count.nullable().describe('Days since shelving, in the zone of the warehouse'),
  freeDays: count.nullable().describe('Nights that cost nothing, by the rate card in force; null where storage costs nothing at all'),
  wareFee: cents.optional().describe('Left out for warehouse users (R6.43)'),
  gmtIn: gmt.nullable(),
  gmtShelvesCreate: gmt.nullable(),
  gmtSold: gmt.nullable(),
  gmtCreate: gmt,
  gmtModify: gmt,
  /** R4.26. */
  listedOn: z.array(z.enum(channelKinds)).optional().describe('Platforms on which it is offered; left out where it is on none'),
  version: count,
  actions: z.array(z.enum(itemActionNames)),
});
export type InventoryRow = z.output<typeof inventoryRowSchema>;

/** How many rows each tab would hold under the same filters. */
export const inventoryCountsSchema = z.object(Object.fromEntries(inventoryViews.map((view) => [view, count])) as Record<InventoryView, typeof count>);

/** What was sold under the filters comes to; only where they name the days of the sale. */
export const inventorySalesSchema = z.object({ items: count, costKnown: count, sales: cents, cost: cents, profit: cents });
export type InventorySales = z.output<typeof inventorySalesSchema>;

const access = ['business.query', '700110.query', '300.query'] as const;
const shape = {
  path: '/inventory/items',
  bases: ['warehouse', 'business', 'admin'],
  access,
  data: countedPageOf(inventoryRowSchema, inventoryCountsSchema).extend({ sold: inventorySalesSchema.optional() }),
} as const;

export const listInventory = endpoint({
  ...shape,
  name: 'listInventory',
  method: 'GET',
  query: inventoryFilterSchema,
  summary: 'Items by state, place, owner, age and text, with the counts of each tab, as they are or as they were at a moment',
});

export const searchInventory = endpoint({
  ...shape,
  name: 'searchInventory',
  method: 'POST',
  body: inventoryFilterSchema,
  summary: 'The same list for long filters, such as a pasted list of ONE IDs',
});
