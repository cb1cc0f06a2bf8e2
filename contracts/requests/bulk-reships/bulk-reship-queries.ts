import { z } from 'zod';
import { dateFilters } from '../../kernel/lists/date-range.ts';
import { endpoint, type DataOf } from '../../kernel/endpoint.ts';
import { pageRequest } from '../../kernel/lists/paging.ts';
import { after, idField, searchText, shopIdField } from '../../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../../kernel/lists/query-rows.ts';
import { orderDetailSchema, orderRowSchema } from '../../outbound/order-rows.ts';
import { bulkReshipStateNames } from './bulk-reship-states.ts';

/** `open`: some box is neither shipped nor given up. */
export const bulkReshipViews = ['all', 'open', 'finished'] as const;
export type BulkReshipView = (typeof bulkReshipViews)[number];

const bases = ['business', 'admin'] as const;
const access = ['business.query', '400.query'] as const;

const bulkReshipRow = z.object({
  bulkNo: z.string(),
  state: z.enum(bulkReshipStateNames),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  boxes: count,
  shippedBoxes: count,
  items: count,
  fee: cents.nullable().describe('Of its boxes: quoted, or what a rate card asks; null where nothing is asked yet'),
  remark: z.string(),
  applicant: z.string().optional().describe('Left out for sellers'),
  gmtCreate: gmt,
  gmtModify: gmt.describe('When one of its boxes changed last'),
});
export type BulkReshipRow = z.output<typeof bulkReshipRow>;

const { address, parcels, itemList } = orderDetailSchema.shape;
const item = itemList.element.pick({ oneId: true, sku: true, remarks: true, spec: true, img: true, progress: true });

export const listBulkReships = endpoint({
  name: 'listBulkReships',
  method: 'GET',
  path: '/requests/bulk-reships',
  bases,
  access,
  summary: 'Bulk reships, the latest first: how many boxes and items, what they cost, and how far they are',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(bulkReshipViews).default('all'),
    shopId: shopIdField.optional(),
    wareId: idField.optional(),
    /** Its number, the order number of a box, or the ONE ID of an item. */
    text: searchText,
    beginTime: dateFilters.beginTime,
    beginDate: dateFilters.beginDate,
    endTime: dateFilters.endTime,
    endDate: dateFilters.endDate,
    sort: z.enum(['gmtCreate']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(bulkReshipRow, z.object({ all: count, open: count, finished: count })),
});

/** R2.58. */
export const getBulkReship = endpoint({
  name: 'getBulkReship',
  method: 'GET',
  path: '/requests/bulk-reships/detail',
  bases,
  access,
  summary: 'One bulk reship with its boxes: address, items, fee and status of each',
  query: z.strictObject({ bulkNo: idField }),
  data: bulkReshipRow.extend({
    boxList: z.array(orderRowSchema.extend({ address, parcels, itemList: z.array(item) })),
  }),
});
export type BulkReshipDetail = DataOf<typeof getBulkReship>;
export type BulkReshipBox = BulkReshipDetail['boxList'][number];
