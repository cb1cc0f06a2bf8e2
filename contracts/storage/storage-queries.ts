import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { walletAccess } from '../wallet/wallet-access.ts';

/** Days within which items are told of that begin to cost. */
export const DAYS_AHEAD = 7;

const charged = z.object({ items: count, cents });

export const getStorageOutlook = endpoint({
  name: 'getStorageOutlook',
  method: 'GET',
  path: '/wallet/storage',
  bases: ['business'],
  access: ['business.query'],
  summary: 'What the coming night of storage costs a shop at its present stock, by warehouse, and what begins to cost within seven days (R9.25)',
  data: z.object({
    tonight: charged,
    /** What begins to cost within the days ahead, and what that adds to a night. */
    soon: charged,
    warehouses: z.array(
      charged.extend({
        ...wareInfo,
        /** The day there, and when it ends. */
        date: z.string(),
        gmtEnds: gmt,
        stored: count,
        freeDays: count,
        centsPerNight: cents,
      }),
    ),
  }),
});
export type StorageOutlook = z.output<typeof getStorageOutlook.data>;

export const storageViews = ['all', 'tonight', 'soon', 'free'] as const;
export type StorageView = (typeof storageViews)[number];

/** What an item is, as storage lists show it. */
const goods = { oneId: z.string(), sku: z.string(), brand: z.string(), remarks: z.string(), spec: z.string(), img: z.string() };

const storedItemSchema = z.object({
  ...goods,
  ...wareInfo,
  /** The day of its first shelving there. */
  shelved: z.string(),
  /** The first night that is charged: the day at whose end it is. */
  firstNight: z.string(),
  centsPerNight: cents,
});
export type StoredItem = z.output<typeof storedItemSchema>;

const storedItemsFilterSchema = z.strictObject({
  ...pageRequest,
  after,
  view: z.enum(storageViews).default('all'),
  wareId: idField.optional(),
  sort: z.enum(['firstNight']).default('firstNight'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type StoredItemsFilter = z.output<typeof storedItemsFilterSchema>;

export const listStoredItems = endpoint({
  name: 'listStoredItems',
  method: 'GET',
  path: '/wallet/storage/items',
  bases: ['business'],
  access: ['business.query'],
  summary: 'The items of a shop that lie in warehouses, by the night from which each costs storage',
  query: storedItemsFilterSchema,
  data: countedPageOf(storedItemSchema, z.object({ all: count, tonight: count, soon: count, free: count })),
});

/** More items of a shop in one warehouse are not listed. */
export const MAX_NIGHT_ITEMS = 5_000;

export const getStorageNight = endpoint({
  name: 'getStorageNight',
  method: 'GET',
  path: '/wallet/storage/night',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary: 'What a posting for a night of storage rests on, with its items derived again as of its time and compared with their number and digest',
  query: z.strictObject({ postingId: z.string().min(1).max(120) }),
  data: z.object({
    postingId: z.string(),
    shopInfo: shopInfoSchema,
    ...wareInfo,
    date: z.string(),
    items: count,
    cents,
    gmtCreate: gmt,
    lines: z.array(z.object({ cardId: z.string(), version: count, freeDays: count, centsPerDay: cents, items: count, cents })),
    /** Place in the log at which the items were counted, and SHA-256 of their sorted ONE IDs. */
    position: z.string(),
    digest: z.string(),
    /** Whether the items below are those that were charged, by number and digest. */
    isProven: z.boolean(),
    /** The posting that took it back. */
    reversedBy: z.string().nullable(),
    goods: z.array(z.object({ ...goods, shelved: z.string() })),
  }),
});
export type StorageNight = z.output<typeof getStorageNight.data>;
