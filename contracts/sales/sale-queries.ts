import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { channelKinds } from '../channels/channel-kinds.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, idField, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { orderStates, outboundStages } from '../outbound/order-states.ts';
import { oversaleChoices } from './penalties.ts';
import { saleActionNames } from './sale-actions.ts';
import { saleBases, saleIdField, saleReads } from './sale-fields.ts';
import { saleStatusNames, tradeStatusNames, type SaleStatus } from './sale-states.ts';

const staffOnly = 'For administrators only';

/** What a sale brings its seller, in cents of the channel's currency. */
const saleMoney = z.object({
  gross: cents,
  platformFee: cents,
  consignmentFee: cents,
  payout: cents,
  /** Whether it was posted; until then it is what the rate cards of today come to. */
  isPosted: z.boolean(),
  /** What the rate cards came to, where the platform paid otherwise. */
  expected: cents.nullable(),
});
export type SaleMoney = z.output<typeof saleMoney>;

const saleRow = z.object({
  saleId: z.string(),
  saleNo: z.string().optional().describe(`The platform's own number (R6.44). ${staffOnly}`),
  channel: z.enum(channelKinds),
  platform: z.string(),
  status: z.enum(saleStatusNames),
  trade: z.enum(tradeStatusNames).describe('R4.23'),
  foreign: z.string().nullable().describe('What the platform calls a state that is not known here'),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  oneId: z.string(),
  sku: z.string(),
  brand: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  oddNo: z.string().nullable().describe('The order by which it leaves'),
  orderState: z.enum(orderStates).nullable(),
  stage: z.enum(outboundStages).nullable(),
  consigned: z.boolean(),
  shipped: z.boolean(),
  heldBy: z.string().nullable().optional().describe(`To what its item was promised before. ${staffOnly}`),
  oversold: z.boolean(),
  price: cents,
  currency: z.string(),
  money: saleMoney,
  reason: z.string().nullable(),
  logNo: z.string().nullable(),
  carrier: z.string().nullable(),
  late: z.boolean(),
  gmtSold: gmt,
  gmtDue: gmt.nullable().describe('When it must leave'),
  gmtPickable: gmt.nullable().describe('Until then its buyer may cancel'),
  gmtShipped: gmt.nullable(),
  gmtPaid: gmt.nullable(),
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(saleActionNames)),
});
export type SaleRow = z.output<typeof saleRow>;

const saleHistory = z.object({
  id: z.string(),
  name: z.string().describe('Name of the sale event'),
  gmtCreate: gmt,
  operator: z.string().optional().describe(staffOnly),
  cents: cents.nullable(),
  said: z.string().describe('A reason, an item or a number'),
});
export type SaleHistoryEntry = z.output<typeof saleHistory>;

const saleDetail = saleRow.extend({
  state: z.enum(itemStateNames).nullable().describe("The item's"),
  penalty: cents.optional().describe(`What the platform asks for giving it up. ${staffOnly}`),
  oversale: z
    .object({
      alike: count.describe('Items that can take its place'),
      otherPenalty: cents.nullable().describe('For giving up the sale that was first; null where that is not possible any more'),
      choice: z.enum(oversaleChoices).describe('What is taken where nobody chooses'),
      gmtChoice: gmt.describe('When it is taken'),
    })
    .optional()
    .describe(`Of what was sold twice. ${staffOnly}`),
  listedAgain: z.array(z.enum(channelKinds)).describe('Where its item is offered again since it was given up'),
  /** Newest first. */
  history: z.array(saleHistory),
});
export type SaleDetail = z.output<typeof saleDetail>;

/** `open` is what somebody has still to do something about. */
export const saleViews = ['all', 'open', ...saleStatusNames] as const;
export type SaleView = (typeof saleViews)[number];

export const listSales = endpoint({
  name: 'listSales',
  method: 'GET',
  path: '/sales',
  bases: saleBases,
  access: saleReads,
  summary: 'Sales by status, platform, seller, text and date: sellers see those of their shop, administrators all',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(saleViews).default('all'),
    channels: listOf(z.enum(channelKinds)),
    shopId: shopIdField.optional(),
    wareId: idField.optional(),
    /** Whether the platform paid otherwise than expected. */
    differs: flag,
    /** ONE ID, SKU, name, or the number of the order. */
    text: searchText,
    /** Sold on these days of the caller. */
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtSold', 'gmtDue', 'gmtModify', 'price']).default('gmtSold'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    saleRow,
    z.object(Object.fromEntries(saleViews.map((view) => [view, count])) as Record<'all' | 'open' | SaleStatus, typeof count>),
  ),
});

export const getSale = endpoint({
  name: 'getSale',
  method: 'GET',
  path: '/sales/detail',
  bases: saleBases,
  access: saleReads,
  summary: 'One sale with its item, its money and its history',
  query: z.strictObject({ saleId: saleIdField }),
  data: saleDetail,
});

const substitute = z.object({
  oneId: z.string(),
  shelvesName: z.string().nullable(),
  checkResult: z.string().nullable(),
  costPrice: cents.nullable(),
});
export type SaleSubstitute = z.output<typeof substitute>;

export const listSaleSubstitutes = endpoint({
  name: 'listSaleSubstitutes',
  method: 'GET',
  path: '/sales/substitutes',
  bases: ['admin'],
  access: ['1400.edit'],
  summary: 'Available items that may take the place of the one of an oversold sale',
  query: z.strictObject({ saleId: saleIdField }),
  data: z.object({ records: z.array(substitute) }),
});
