import { z } from 'zod';
import { MAX_REASON } from '../item/item-fields.ts';
import { oneIdSchema } from '../item/one-id.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, idField, searchText } from '../kernel/lists/query-fields.ts';
import { count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { orderStates, outboundStages } from '../outbound/order-states.ts';
import { floorBases } from '../outbound/outbound-access.ts';
import { MAX_ITEMS_PER_REQUEST, oddNoField } from '../requests/request-fields.ts';
import { transferReads, transferReceives } from './transfer-access.ts';

/** Of a warehouse: what others sent to it, what it is to send, what it sent, and what is over. */
export const transferViews = ['toReceive', 'toSend', 'sent', 'done'] as const;
export type TransferView = (typeof transferViews)[number];

const place = z.object({ id: z.string(), name: z.string() });

const transferRow = z.object({
  oddNo: z.string(),
  state: z.enum(orderStates),
  stage: z.enum(outboundStages).nullable(),
  from: place,
  to: place,
  shopInfo: shopInfoSchema,
  items: count,
  picked: count,
  packed: count,
  received: count,
  lost: count,
  parcels: count,
  logNo: z.string().nullable(),
  carrier: z.string().nullable(),
  remark: z.string(),
  gmtCreate: gmt,
  gmtApproved: gmt.nullable(),
  gmtSent: gmt.nullable(),
  gmtFinish: gmt.nullable(),
  gmtModify: gmt,
  version: count,
});
export type TransferRow = z.output<typeof transferRow>;

export const listTransfers = endpoint({
  name: 'listTransfers',
  method: 'GET',
  path: '/transfers',
  bases: floorBases,
  access: transferReads,
  summary: 'Transfers between warehouses, as the warehouses at both ends see them',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(transferViews).default('toReceive'),
    /** Administrators may look through the eyes of one warehouse. */
    wareId: idField.optional(),
    /** Order number, tracking number, parcel number or ONE ID. */
    text: searchText,
    sort: z.enum(['gmtModify']).default('gmtModify'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(transferRow, z.object({ toReceive: count, toSend: count, sent: count, done: count })),
});

const unit = z.object({
  oneId: z.string(),
  sku: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  parcelNo: z.string().nullable(),
  /** Found: given up as lost, and in the warehouse that sent it after all. */
  progress: z.enum(['awaited', 'received', 'lost', 'found', 'notSent']),
});
export type TransferUnit = z.output<typeof unit>;

export const getTransfer = endpoint({
  name: 'getTransfer',
  method: 'GET',
  path: '/transfers/detail',
  bases: floorBases,
  access: transferReads,
  summary: 'One transfer with its parcels and items',
  query: z.strictObject({ oddNo: oddNoField }),
  data: transferRow.extend({ units: z.array(unit) }),
});
export type TransferDetail = z.output<typeof getTransfer.data>;

const receipt = { oddNo: oddNoField, warehouseId: idField };

/** Item by item, or a parcel as a whole. Also where the parcel was sent back to the warehouse that it left. */
export const receiveTransferEndpoint = endpoint({
  name: 'receiveTransfer',
  method: 'POST',
  path: '/transfers/receipts',
  bases: floorBases,
  access: transferReceives,
  summary: 'Receives items of a transfer. They are shelved next.',
  body: z.union([
    z.strictObject({ ...receipt, oneIds: z.array(oneIdSchema).min(1).max(MAX_ITEMS_PER_REQUEST) }),
    z.strictObject({ ...receipt, parcelNo: z.string().trim().min(1).max(40) }),
  ]),
  data: z.object({ oddNo: z.string(), state: z.enum(orderStates), oneIds: z.array(z.string()), left: count.describe('Still on the way') }),
  command: true,
});

export const closeTransferEndpoint = endpoint({
  name: 'closeTransfer',
  method: 'POST',
  path: '/transfers/closings',
  bases: floorBases,
  access: transferReceives,
  summary: 'Ends a transfer of which something did not arrive. The missing items are sought where they were sent to.',
  body: z.strictObject({ oddNo: oddNoField, reason: z.string().trim().min(1).max(MAX_REASON) }),
  data: z.object({ oddNo: z.string(), state: z.enum(orderStates), lost: z.array(z.string()) }),
  command: true,
});
