import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import { asOfField } from '../kernel/lists/as-of.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { changeOf, cents, count, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';
import { itemActionNames } from './item-actions.ts';
import { itemSummary } from './item-summary.ts';
import { itemStateNames, receivedKinds } from './item-states.ts';
import { oneIdSchema } from './one-id.ts';

const text = z.string();
const bySight = { staff: 'Left out for sellers (R6.39–R6.42).', fee: 'Left out for warehouse users (R6.43).' };

/** One entry of an item's timeline (R3.08). `name` is the event's own; `type` its number in specification section 4, where it has one. */
export const timelineEntrySchema = z.object({
  id: text,
  name: text,
  type: z.number().int().nullable(),
  gmtCreate: gmt,
  gmtModify: gmt,
  operator: text.optional().describe(bySight.staff),
  logNo: text.nullable(),
  batchNo: text.nullable(),
  oddNo: text.nullable(),
  oneId: text,
  spec: text,
  sku: text,
  pku: text.optional().describe(bySight.staff),
  brand: text,
  remarks: text,
  checkResult: text.nullable(),
  imgList: z.array(text),
  wareName: text.nullable(),
  shelvesName: text.nullable().optional().describe(bySight.staff),
  wareDays: count.nullable(),
  wareFee: cents.nullable().optional().describe(bySight.fee),
  outType: z.number().int().nullable(),
  outTime: gmt.nullable(),
  deliveryFee: cents.nullable(),
  otherFee: cents.nullable(),
  flowStatus: z.number().int().nullable().describe('Item flow status (R4.22)'),
  preId: text.nullable(),
  packId: text.nullable(),
  /** State of the item after the event. */
  state: text.nullable(),
  remark: text.nullable(),
  reason: text.nullable(),
  preset: presetReasonSchema.nullable().describe('Of a rejection: which of the offered reasons it gives'),
  requestType: z.number().int().nullable(),
  platform: text.nullable(),
  platOrderNo: text.nullable().optional().describe('For administrators only (R6.44)'),
  price: cents.nullable(),
  repairNo: text.nullable(),
  parcelNo: text.nullable(),
  returnedAs: text.nullable().describe('Of a platform return: the ONE ID that the item has since'),
  returnedFrom: text.nullable().describe('Where a platform return begins: the ONE ID that the item had before'),
  tote: text.nullable().optional().describe(bySight.staff),
  changes: z
    .array(changeOf('owner', 'cost', 'source'))
    .describe('Of a change of owner, cost or source: from what to what. The owner for staff alone'),
});
export type ItemChange = TimelineEntry['changes'][number];
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

/** What is going on with the item at this moment, and what it waits for. */
export const runningSchema = z.object({
  oddNo: text.nullable(),
  repairNo: text.nullable(),
  requestType: z.number().int().nullable(),
  /** The item's state: which step it is in. */
  step: z.enum(itemStateNames),
  waitsFor: z.enum([
    'inspection',
    'shelving',
    'review',
    'confirmation',
    'quotationAnswer',
    'assignment',
    'picking',
    'otherItems',
    'packing',
    'shipping',
    'sale',
    'repair',
    'lostBox',
    'search',
    'writeOff',
    'arrival',
  ]),
  done: count.nullable().describe('How many of the order are picked (or packed once all are picked)'),
  of: count.nullable(),
  carrier: text.nullable(),
  gmtSince: gmt,
  gmtDue: gmt.nullable(),
});
export type Running = z.output<typeof runningSchema>;

/** An item as its drawer shows it (R3.01–R3.07). */
export const itemDetailSchema = z.object({
  ...itemSummary,
  imageList: z.array(text),
  shopInfo: shopInfoSchema,
  packInfo: z.object({ preId: text, packId: text, logNo: text, gmtModify: gmt.nullable() }),
  inProdInfo: z.object({
    batchNo: text.nullable(),
    gmtCreate: gmt.nullable(),
    type: z.enum(receivedKinds).nullable(),
    checkResult: text.nullable(),
    checkRemark: text.nullable(),
    warehouseId: text,
    wareName: text,
    level: text,
    /** By the rate card in force; null where storage costs nothing at all. */
    freeDays: count.nullable(),
    shelvesId: text.nullable().optional().describe(bySight.staff),
    shelvesName: text.nullable().optional().describe(bySight.staff),
    wareDays: count.nullable(),
    wareFee: cents.optional().describe(bySight.fee),
    shelvesUserName: text.nullable().optional().describe(bySight.staff),
    gmtShelvesCreate: gmt.nullable(),
  }),
  outInfo: z.object({
    oddNo: text.nullable(),
    type: z.number().int().nullable(),
    platName: text.nullable(),
    platOrderNo: text.nullable().optional().describe('For administrators only (R6.44)'),
    soldPrice: cents.nullable(),
    logNo: text.nullable(),
    carrier: text.nullable(),
  }),
  /** Newest first. */
  eventList: z.array(timelineEntrySchema),
  running: runningSchema.nullable(),
  /** R4.26. */
  listedOn: z.array(z.enum(channelKinds)).optional().describe('Platforms on which it is offered; left out where it is on none'),
  actions: z.array(z.enum(itemActionNames)),
  version: count,
});
export type ItemDetail = z.output<typeof itemDetailSchema>;

export const getItem = endpoint({
  name: 'getItem',
  method: 'GET',
  path: '/sys_prod/get',
  bases: ['warehouse', 'business', 'admin'],
  access: ['business.query', '700110.query', '700102.query', '700103.query', '700105.query', '700106.query', '300.query', '400.query', '1200.query'],
  summary: 'An item by its ONE ID, with its timeline (R7.14), as it is or as it was at a moment',
  query: z.strictObject({ oneId: oneIdSchema, asOf: asOfField }),
  data: itemDetailSchema,
});
