import { z } from 'zod';
import { itemStateNames } from '../item/item-states.ts';
import { requestTypeSchema } from '../item/request-types.ts';
import { changeOf, cents, count, gmt, shopInfoSchema, wareInfo } from '../kernel/lists/query-rows.ts';
import { boxSizeSchema } from './box-sizes.ts';
import { orderActionNames } from './order-actions.ts';
import { addressSchema } from './order-address.ts';
import { returnCauseNames } from './return-causes.ts';
import { orderStates, outboundStages } from './order-states.ts';
import { scanFields } from '../labels/shipping/scan-fields.ts';
import { transactionTypeNames } from '../wallet/transaction-types.ts';
import { explanationSchema } from '../ledger/explanation/explanation.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';

export const labelSchema = z.object({ url: z.string(), logNo: z.string(), carrier: z.string() });
const staffOnly = 'Left out for sellers';

/** What a sale brings its seller, in cents. */
export const settlementSchema = z.object({
  sold: cents,
  platformFee: cents,
  consignmentFee: cents,
  payout: cents,
  /** Whether it was posted; until then it is what the rate cards of today come to. */
  isPosted: z.boolean(),
});
export type Settlement = z.output<typeof settlementSchema>;

/** One movement of money for an order, as its wallet sees it. */
const orderPostingSchema = z.object({
  postingId: z.string(),
  type: z.enum(transactionTypeNames),
  amountCents: cents.describe('Negative when money goes out'),
  gmtCreate: gmt,
});
export type OrderPosting = z.output<typeof orderPostingSchema>;

const walletReaders = 'For those who see the wallet';

/** An application or direct outbound as lists show it (R3.22). */
export const orderRowSchema = z.object({
  id: z.string().describe('Same as oddNo'),
  oddNo: z.string(),
  type: requestTypeSchema,
  state: z.enum(orderStates),
  /** Stage on the floor; null until the order is approved and for types that never leave a shelf. */
  stage: z.enum(outboundStages).nullable(),
  /** Number in the list of its type (R4.15–R4.19). */
  status: z.number().int().nullable(),
  dropship: z.boolean(),
  platOrderNo: z.string().nullable().optional().describe('Of a consignment: for administrators only (R6.44)'),
  platform: z.string().nullable(),
  shopInfo: shopInfoSchema,
  /** Type 7: who receives the items. */
  targetShop: shopInfoSchema.nullable(),
  ...wareInfo,
  toWarehouse: z.object({ id: z.string(), name: z.string() }).nullable().describe('Of a transfer between warehouses: where it goes'),
  /** Type 6: the one item that it is for. */
  goods: z.object({ oneId: z.string(), sku: z.string(), remarks: z.string(), spec: z.string(), img: z.string() }).nullable(),
  bulkNo: z.string().nullable().describe('Type 4: the bulk reship that it is a box of'),
  boxSizes: z.array(boxSizeSchema).describe('Type 4: as its reviewer measured them for the label fee'),
  items: count,
  picked: count,
  packed: count,
  shipped: count,
  short: count,
  fee: cents.nullable().describe('Quoted fee, or what its rate card took with the approval'),
  heldFee: cents
    .nullable()
    .optional()
    .describe('By a rate card, set aside until it is approved, quoted and confirmed, or given up. Not for the floor'),
  price: cents.nullable().describe('Asking price of a consignment; quoted sum of a cash-out'),
  soldPrice: cents.nullable(),
  settlement: settlementSchema.optional().describe(`Of what was sold. ${walletReaders}`),
  applicant: z.string().optional().describe(staffOnly),
  operator: z.object({ id: z.string(), name: z.string() }).nullable().optional().describe(staffOnly),
  reviewer: z.string().nullable().optional().describe(staffOnly),
  label: labelSchema.nullable(),
  labelOrdered: z.string().nullable().optional().describe(`The carrier that is asked for its label. ${staffOnly}`),
  labelDeclined: z.string().nullable().optional().describe(`Why no carrier would sell it. ${staffOnly}`),
  logNo: z.string().nullable(),
  carrier: z.string().nullable(),
  batchNo: z.string().nullable(),
  remark: z.string(),
  returnCause: z.enum(returnCauseNames).nullable().describe('Why the goods go back to their seller'),
  reason: z.string().nullable(),
  late: z.boolean(),
  gmtDue: gmt.nullable(),
  /** Since when the order waits in its state; null once nothing more is to happen. */
  gmtWaiting: gmt.nullable(),
  gmtCreate: gmt,
  gmtApproved: gmt.nullable(),
  outTime: gmt.nullable(),
  gmtFinish: gmt.nullable(),
  gmtModify: gmt,
  version: count,
  actions: z.array(z.enum(orderActionNames)),
});
export type OrderRow = z.output<typeof orderRowSchema>;

export const orderItemSchema = z.object({
  oneId: z.string(),
  sku: z.string(),
  pku: z.string().optional().describe(staffOnly),
  brand: z.string(),
  remarks: z.string(),
  spec: z.string(),
  img: z.string(),
  state: z.enum(itemStateNames).nullable().describe('Null for a shop whose item it no longer is'),
  itemStatus: z.number().int().nullable(),
  defective: z.boolean(),
  checkResult: z.string().nullable(),
  shelvesName: z.string().nullable().optional().describe(staffOnly),
  costPrice: cents.nullable(),
  quotedPrice: cents.nullable(),
  lastSale: z
    .object({ price: cents, gmtSold: gmt })
    .nullable()
    .optional()
    .describe('What an item of the same SKU and size was sold for last: for the reviewer of a cash-out or consignment, until it is decided'),
  wareDays: count.nullable(),
  /** Where the unit is within the order. */
  progress: z.enum(['waiting', 'picked', 'packed', 'shipped', 'received', 'lost', 'found', 'short', 'delisted', 'released']),
  tote: z.string().nullable().optional().describe(staffOnly),
  boxNo: z.string().nullable(),
  parcelNo: z.string().nullable(),
  reason: z.string().nullable(),
  replacedBy: z.string().nullable(),
});
export type OrderItem = z.output<typeof orderItemSchema>;

/** What a reviewer would look up by hand. `count` says how many items fail. */
export const orderCheckSchema = z.object({
  check: z.enum(['sameWarehouse', 'reservedForThisOrder', 'labelCodeValid', 'labelCodeNew', 'noDefects', 'sameOwner']),
  passed: z.boolean(),
  count,
  note: z.string().nullable(),
});
export type OrderCheck = z.output<typeof orderCheckSchema>;

export const orderHistorySchema = z.object({
  id: z.string(),
  name: z.string().describe('Name of the order event'),
  gmtCreate: gmt,
  operator: z.string().optional().describe(staffOnly),
  state: z.string().nullable(),
  remark: z.string().nullable(),
  reason: z.string().nullable(),
  preset: presetReasonSchema.nullable().describe('Of a rejection: which of the offered reasons it gives'),
  oneIds: z.array(z.string()),
  photos: z.array(z.string()).optional().describe('Of the damage, where that is why an item is short'),
  fee: cents.nullable().describe('What was quoted: a fee, or what is paid for the items of a cash-out'),
  logNo: z.string().nullable(),
  scan: z.object(scanFields).optional().describe('Where its carrier says that the parcel is'),
  changes: z.array(changeOf('price', 'label', 'address', 'remark')).describe('Of an edit: what it replaced'),
});
export type OrderChange = OrderHistoryEntry['changes'][number];
export type OrderHistoryEntry = z.output<typeof orderHistorySchema>;

export const orderDetailSchema = orderRowSchema.extend({
  heldFeeExplanation: explanationSchema.optional().describe('How `heldFee` comes about'),
  address: addressSchema.nullable(),
  boxes: z.array(z.object({ boxNo: z.string(), oneIds: z.array(z.string()) })),
  parcels: z.array(
    z.object({ parcelNo: z.string(), oneIds: z.array(z.string()), weightGrams: count, photos: z.array(z.string()).describe('Of the packed parcel') }),
  ),
  itemList: z.array(orderItemSchema),
  /** For staff; empty for sellers. */
  checks: z.array(orderCheckSchema),
  /** Newest first. */
  history: z.array(orderHistorySchema),
  /** The viewer applied for it or edited it: others review it. Reviewers only. */
  isOwnApplication: z.boolean().optional(),
  walletBalance: cents
    .optional()
    .describe('What the wallet holds that pays for it: until it is decided, for reviewers who read wallets; of what leaves a warehouse'),
  postings: z.array(orderPostingSchema).optional().describe(`What it moved in the wallet, oldest first. ${walletReaders}`),
  /** The shop's record of the last 90 days; administrators only. */
  shopRecord: z.object({ applications: count, approved: count, rejected: count, recalled: count, medianReviewMs: count.nullable() }).optional(),
});
export type OrderDetail = z.output<typeof orderDetailSchema>;
