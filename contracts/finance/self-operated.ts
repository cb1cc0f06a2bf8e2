import { z } from 'zod';
import { listFile, listFormatField } from '../files/file-answers.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { isTime } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, searchText } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf } from '../kernel/lists/query-rows.ts';
import { financeReads } from './finance-access.ts';

const day = z.string().describe('Of the books, which are kept in UTC');
const askedDay = z.iso.date().refine((text) => isTime(text), { error: 'time' });

/** What lay in stock at the end of the period, and what left it within. */
export const ownGoodsViews = ['all', 'stock', 'left'] as const;
export type OwnGoodsView = (typeof ownGoodsViews)[number];

/** An item of the operator's own, and what it cost and brought. */
export const ownGoodsRowSchema = z.object({
  oneId: z.string(),
  sku: z.string(),
  name: z.string(),
  size: z.string(),
  image: z.string(),
  isInStock: z.boolean(),
  costCents: cents.nullable().describe('What was paid for it, or what somebody named; null where nobody knows'),
  isBought: z.boolean().describe('Whether it was bought through the portal, so that its cost stands in the books'),
  repairCents: cents,
  labelCents: cents.describe('Its share of the labels it left with'),
  saleCents: cents.nullable().describe('Null where no sale is known'),
  feeCents: cents.describe('What the platform kept of the sale'),
  profitCents: cents.nullable().describe('Null where the cost or the sale is not known'),
  dayIn: day,
  dayOut: day.nullable(),
});
export type OwnGoodsRow = z.output<typeof ownGoodsRowSchema>;

export const ownGoodsFilterSchema = z.strictObject({
  ...pageRequest,
  after,
  view: z.enum(ownGoodsViews).default('all'),
  /** In the ONE ID, the SKU or the name. */
  text: searchText,
  /** Days of the books; until today when absent. */
  beginTime: askedDay.optional(),
  endTime: askedDay.optional(),
  sort: z.enum(['dayOut', 'dayIn', 'costCents', 'saleCents', 'profitCents']).default('dayIn'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type OwnGoodsFilter = z.output<typeof ownGoodsFilterSchema>;

/** What the stock cost must be what the books have in own goods; where it is not, `gone` says how much of it left and still stands there. */
const balanceSchema = z.object({
  day,
  stockCents: cents.describe('Of what was bought and is in stock, item by item'),
  bookCents: cents.describe('Of the account, which follows the postings a moment later'),
  goneItems: count,
  goneCents: cents,
});
export type OwnGoodsBalance = z.output<typeof balanceSchema>;

export const listOwnGoods = endpoint({
  name: 'listOwnGoods',
  method: 'GET',
  path: '/finance/self-operated',
  bases: ['admin'],
  access: financeReads,
  summary:
    'What the operator’s own goods cost and brought, item by item, over a period of the books; what is in stock at cost beside what the books say (R2.129)',
  query: ownGoodsFilterSchema,
  data: countedPageOf(ownGoodsRowSchema, z.object({ all: count, stock: count, left: count })).extend({
    totals: z.object({
      costCents: cents,
      repairCents: cents,
      labelCents: cents,
      saleCents: cents,
      feeCents: cents,
      profitCents: cents,
    }),
    balance: balanceSchema,
  }),
});

export const exportOwnGoods = endpoint({
  name: 'exportOwnGoods',
  method: 'POST',
  path: '/finance/self-operated/export',
  bases: ['admin'],
  access: ['500.export'],
  summary: 'Every item of the list under its filters, as CSV or as an Excel workbook',
  body: ownGoodsFilterSchema.extend({ format: listFormatField }),
  data: listFile,
  payload: 'raw',
  // Files are written one at a time: nobody may fill the queue for long.
  limit: { calls: 30, seconds: 60 },
});

/** What a posting is to an item: what it cost, that it is stock no longer, that it came back under a new ONE ID with its cost, what it brought, what the platform kept, a label, a repair. */
export const ownGoodsParts = {
  cost: { en: 'Bought', zh: '购入' },
  left: { en: 'Out of stock at cost', zh: '按成本出库' },
  returned: { en: 'Returned to stock at cost', zh: '退货按成本回库' },
  sale: { en: 'Sold', zh: '售出' },
  fee: { en: 'Kept by the platform', zh: '平台扣费' },
  label: { en: 'Label', zh: '面单' },
  repair: { en: 'Repair', zh: '维修' },
} as const;
export type OwnGoodsPart = keyof typeof ownGoodsParts;

export const listOwnGoodsPostings = endpoint({
  name: 'listOwnGoodsPostings',
  method: 'GET',
  path: '/finance/self-operated/postings',
  bases: ['admin'],
  access: financeReads,
  summary: 'What an item’s figures are made of, posting by posting, oldest first',
  query: z.strictObject({ oneId: oneIdSchema }),
  data: z.object({
    oneId: z.string(),
    name: z.string(),
    postings: z.array(
      z.object({
        part: z.enum(Object.keys(ownGoodsParts) as [OwnGoodsPart, ...OwnGoodsPart[]]),
        cents,
        day,
        reference: z.string().describe('The order, the label or the repair'),
        postingId: z.string().nullable().describe('None for a repair: the operator pays itself nothing'),
        isOfWallet: z.boolean().describe('Whether a wallet took part, so that its list explains it'),
      }),
    ),
  }),
});
