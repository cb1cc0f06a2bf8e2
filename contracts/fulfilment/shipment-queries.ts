import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import { itemStateNames } from '../item/item-states.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';
import { ownShipmentAdds, shipmentBases, shipmentReads } from './shipment-access.ts';
import { shipmentActionNames } from './shipment-actions.ts';
import { shipmentNoField } from './shipment-commands.ts';
import { shipmentEndNames, shipmentStages, shipmentStatusNames, type ShipmentStatus } from './shipment-statuses.ts';

const statusCounts = z.partialRecord(z.enum(shipmentStatusNames), count);

const shipmentRow = z.object({
  shipmentNo: z.string(),
  displayNo: z.string().nullable().describe('What the marketplace calls it'),
  channel: z.enum(channelKinds),
  stage: z.enum(shipmentStages),
  status: z.enum(shipmentStatusNames).describe('Of its least advanced item (R4.35)'),
  counts: statusCounts.describe('Items in each status'),
  ended: z.enum(shipmentEndNames).nullable().describe('Why nothing of it is on its way any more'),
  archived: z.boolean(),
  hasCase: z.boolean().describe('Items are missing at the centre'),
  shopInfo: shopInfoSchema,
  ...wareInfo,
  boxCount: count,
  itemCount: count,
  /** At the prices that were asked for. */
  worth: cents,
  reason: z.string().nullable(),
  preset: presetReasonSchema.nullable(),
  gmtCreate: gmt,
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(shipmentActionNames)),
});
export type ShipmentRow = z.output<typeof shipmentRow>;

const shipmentItem = z.object({
  oneId: z.string(),
  boxNo: count,
  sku: z.string(),
  brand: z.string(),
  remarks: z.string().describe('Product name'),
  spec: z.string().describe('Size'),
  img: z.string(),
  price: cents,
  status: z.enum(shipmentStatusNames).nullable().describe('Null where it was left out'),
  reason: z.string().nullable(),
  isCaseClosed: z.boolean(),
  sold: z.boolean(),
  saleId: z.string().nullable(),
  /** The ONE ID that it came back as. */
  cameBackAs: z.string().nullable(),
  itemState: z.enum(itemStateNames).nullable(),
  gmtModify: gmt,
});
export type ShipmentItem = z.output<typeof shipmentItem>;

const shipmentBox = z.object({
  boxNo: count,
  oddNo: z.string().nullable().describe('The order by which it leaves; null until it has its label'),
  logNo: z.string().nullable(),
  carrier: z.string().nullable(),
  labelUrl: z.string().nullable(),
});
export type ShipmentBox = z.output<typeof shipmentBox>;

const shipmentHistory = z.object({
  id: z.string(),
  name: z.string().describe('Name of the shipment event'),
  gmtCreate: gmt,
  operator: z.string().optional().describe('For administrators only'),
  items: count,
  said: z.string().describe('A reason or a number'),
});
export type ShipmentHistoryEntry = z.output<typeof shipmentHistory>;

const shipmentDetail = shipmentRow.extend({
  remark: z.string(),
  manifestUrl: z.string().nullable(),
  boxes: z.array(shipmentBox),
  items: z.array(shipmentItem),
  /** Newest first. */
  history: z.array(shipmentHistory),
});
export type ShipmentDetail = z.output<typeof shipmentDetail>;

/** `review` waits for a reviewer. What has ended or was archived stands in its own view only. */
export const shipmentViews = ['all', 'review', ...shipmentStatusNames, 'ended', 'archived'] as const;
export type ShipmentView = (typeof shipmentViews)[number];
type Counted = 'all' | 'review' | 'ended' | 'archived' | ShipmentStatus;

export const listShipments = endpoint({
  name: 'listShipments',
  method: 'GET',
  path: '/programme/shipments',
  bases: shipmentBases,
  access: shipmentReads,
  summary: 'Shipments into the fulfilment programme by status, number, item and date: sellers see those of their shop, reviewers all',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(shipmentViews).default('all'),
    shopId: shopIdField.optional(),
    wareId: idField.optional(),
    /** A number of the shipment, a ONE ID or a SKU, as it is written. */
    text: searchText,
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtCreate', 'gmtModify']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(shipmentRow, z.object(Object.fromEntries(shipmentViews.map((view) => [view, count])) as Record<Counted, typeof count>)),
});

export const getShipment = endpoint({
  name: 'getShipment',
  method: 'GET',
  path: '/programme/shipments/detail',
  bases: shipmentBases,
  access: shipmentReads,
  summary: 'One shipment with its boxes, its items and its history',
  query: z.strictObject({ shipmentNo: shipmentNoField }),
  data: shipmentDetail,
});

export const countShipmentReviews = endpoint({
  name: 'countShipmentReviews',
  method: 'GET',
  path: '/programme/reviews/counts',
  bases: ['admin'],
  access: ['400.query'],
  summary: 'How many shipments into the fulfilment programme are waiting for review, and since when',
  data: z.object({ toReview: count, gmtOldest: gmt.nullable() }),
});

const eligibleRow = z.object({
  oneId: z.string(),
  sku: z.string(),
  brand: z.string(),
  remarks: z.string().describe('Product name'),
  spec: z.string().describe('Size'),
  img: z.string(),
  ...wareInfo,
  costPrice: cents.nullable(),
  lowest: cents.nullable().describe('The lowest price that was last seen at the marketplace'),
  gmtIn: gmt.nullable(),
});
export type EligibleItem = z.output<typeof eligibleRow>;

/** As many as are offered at once: a text narrows them down. */
export const MAX_ELIGIBLE = 100;

export const listEligibleItems = endpoint({
  name: 'listEligibleItems',
  method: 'GET',
  path: '/programme/eligible',
  bases: ['business'],
  access: ownShipmentAdds,
  summary: 'Items of the own shop that may go into the fulfilment programme, the longest stored first',
  query: z.strictObject({
    /** ONE ID, or the beginning of a SKU. */
    text: searchText,
    wareId: idField.optional(),
  }),
  data: z.object({ records: z.array(eligibleRow) }),
});
