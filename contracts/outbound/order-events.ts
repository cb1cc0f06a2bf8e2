import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { accountSubject, erased, shopSubject, type PersonalData, type PersonalFields } from '../kernel/events/personal-data.ts';
import { unownedShop } from '../kernel/access/shops.ts';
import type { RequestType } from '../item/order-kinds.ts';
import { requestTypeSchema } from '../item/request-types.ts';
import { chargedLine } from '../ledger/charged-line.ts';
import { scanFields } from '../labels/shipping/scan-fields.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';
import { boxSizeSchema } from './box-sizes.ts';
import { addressSchema, erasedAddress } from './order-address.ts';
import { returnCauseNames } from './return-causes.ts';

export type { OrderState, OutboundStage } from './order-states.ts';

const cents = z.number().int();

/** An application of type 3–7 or a direct outbound (14): stream `order-<oddNo>`. */
export const orderEventSchemas = {
  OrderApplied: z.object({
    oddNo: z.string(),
    requestType: requestTypeSchema,
    shopId: z.number().int(),
    warehouseId: z.string(),
    oneIds: z.array(z.string()),
    applicantId: z.string(),
    remark: z.string(),
    /** Type 3: the label file, its tracking number and carrier. */
    label: z.object({ url: z.string(), logNo: z.string(), carrier: z.string() }).optional(),
    /** Type 4. */
    address: addressSchema.optional(),
    boxes: z.array(z.object({ boxNo: z.string(), oneIds: z.array(z.string()) })).optional(),
    /** The bulk reship that it is a box of. */
    bulkNo: z.string().optional(),
    /** Type 6. */
    platform: z.string().optional(),
    priceCents: cents.optional(),
    /** Type 7. */
    targetShopId: z.number().int().optional(),
    dropship: z.boolean().optional(),
    /** Of a transfer between warehouses (R1.13). */
    toWarehouseId: z.string().optional(),
    /** Type 14: why the goods go back to their seller, where they do; since 2026-11-28. */
    returnCause: z.enum(returnCauseNames).optional(),
    /** Type 14: the sale on a channel that it is for. Nobody picks it before `pickableAt`: until then its buyer may cancel. */
    soldAs: z.object({ saleId: z.string(), platOrderNo: z.string(), soldPrice: cents, pickableAt: z.string().optional() }).optional(),
    /** Type 3: the shipment into the fulfilment programme that it is a box of. */
    shipmentNo: z.string().optional(),
    /** When the parcel must leave, UTC. */
    dueAt: z.string().optional(),
    /** What its seller was told that it costs by a rate card, and what is set aside for it; absent where no card asks anything, and before there were holds. */
    cardFee: z.object(chargedLine).optional(),
  }),
  /** `boxes`: of type 4, what the fee was worked out for. */
  OrderQuoted: z.object({
    feeCents: cents,
    perItem: z.array(z.object({ oneId: z.string(), priceCents: cents })).optional(),
    boxes: z.array(boxSizeSchema).optional(),
    remark: z.string(),
  }),
  /** The operator takes its quotation back before the seller has answered; the review begins again. */
  OrderQuoteWithdrawn: z.object({}),
  /** `paidCents`, here and of an approval, is what its wallet paid for it; absent where nothing was charged, and before fees were. */
  OrderConfirmed: z.object({ paidCents: cents.optional() }),
  OrderApproved: z.object({ paidCents: cents.optional() }),
  OrderRejected: z.object({ reason: z.string(), preset: presetReasonSchema.optional() }),
  OrderRecalled: z.object({}),
  OrderCancelled: z.object({ reason: z.string() }),
  /** An edited order loses its approval: it goes back to review, and its editor may not approve it either. */
  OrderEdited: z.object({
    editorId: z.string(),
    remark: z.string(),
    label: z.object({ url: z.string(), logNo: z.string(), carrier: z.string() }).optional(),
    address: addressSchema.optional(),
    priceCents: cents.optional(),
  }),
  OrderBatched: z.object({ batchNo: z.string() }),
  OrderUnbatched: z.object({ batchNo: z.string() }),
  OrderAssigned: z.object({ operatorId: z.string(), operatorName: z.string(), batchNo: z.string().optional() }),
  OrderUnassigned: z.object({}),
  /** `operatorId` picked it; on picks made before it was kept, it is absent. */
  OrderItemPicked: z.object({ oneId: z.string(), tote: z.string(), shelfId: z.string(), operatorId: z.string().optional() }),
  OrderPickUndone: z.object({ oneId: z.string() }),
  OrderItemShort: z.object({ oneId: z.string(), reason: z.string(), twin: z.string().optional(), photos: z.array(z.string()).optional() }),
  OrderShortUndone: z.object({ oneId: z.string() }),
  /** A twin stands in for a short item (R4.48). */
  OrderItemReplaced: z.object({ oneId: z.string(), by: z.string() }),
  /** `photos` show the packed parcel; `waybill` is that of the carrier, for an order that brought no label. */
  OrderPacked: z.object({
    parcelNo: z.string(),
    oneIds: z.array(z.string()),
    weightGrams: z.number().int(),
    photos: z.array(z.string()).optional(),
    waybill: z.object({ logNo: z.string(), carrier: z.string() }).optional(),
  }),
  /** Its label is being bought from a carrier; this and what becomes of it since 2026-11-28. */
  OrderLabelOrdered: z.object({ labelNo: z.string(), carrier: z.string() }),
  OrderLabelled: z.object({ labelNo: z.string(), label: z.object({ url: z.string(), logNo: z.string(), carrier: z.string() }) }),
  /** The carrier will not sell it. */
  OrderLabelDeclined: z.object({ labelNo: z.string(), reason: z.string() }),
  /** `partial` while items of the order are still in the warehouse. */
  OrderShipped: z.object({
    logNo: z.string(),
    carrier: z.string(),
    oneIds: z.array(z.string()),
    deliveryFee: cents,
    otherFee: cents,
    partial: z.boolean(),
  }),
  /** Its carrier tells where the parcel is; since 2026-11-28. */
  OrderTracked: z.object({ logNo: z.string(), ...scanFields }),
  /** Of a transfer: what was received, or back where it came from, or given up as lost. `partial` while more is on its way. */
  TransferReceived: z.object({
    warehouseId: z.string(),
    oneIds: z.array(z.string()),
    lost: z.array(z.string()),
    reason: z.string().optional(),
    partial: z.boolean(),
  }),
  /** Of a transfer that is over: what was given up as lost never left the warehouse that sent it. */
  TransferItemsFound: z.object({ warehouseId: z.string(), oneIds: z.array(z.string()) }),
  OrderCompleted: z.object({}),
  OrderException: z.object({ reason: z.string() }),
  /** The exception is settled; the floor goes on where it stopped. */
  OrderResumed: z.object({}),
  /** `saleId`: since 2026-11-28, where the platform is a channel. */
  ConsignmentOrderSold: z.object({
    oneId: z.string(),
    platform: z.string(),
    platOrderNo: z.string(),
    soldPrice: cents,
    saleId: z.string().optional(),
  }),
  ConsignmentOrderDelisted: z.object({ oneId: z.string() }),
  /** The operator takes the goods over into its own account (R4.19, status 3). */
  ConsignmentOrderTakenOver: z.object({ oneId: z.string(), priceCents: cents }),
} as const;
/** Recipients are known to the shop that ships to them: what was written of them is kept for the shop, and goes with it. */
const addressOfShop: PersonalFields = {
  subjectOf: ({ metadata: { tags } }) => shopSubject(tags.shopIds?.[0] ?? unownedShop),
  erased: { address: erasedAddress },
};

/** Whoever a piece of work is given to. */
export const nameOfOperator: PersonalFields = {
  subjectOf: ({ data }) => accountSubject((data as { operatorId: string }).operatorId),
  erased: { operatorName: erased },
};

export const orderPersonalData: PersonalData = { OrderApplied: addressOfShop, OrderEdited: addressOfShop, OrderAssigned: nameOfOperator };

export type OrderEvent = EventsOf<typeof orderEventSchemas>;
export type OrderEventName = keyof typeof orderEventSchemas;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    oddNo?: string;
    /** An order's type, by which the codes of R6 read it; older events do not say it. */
    requestType?: RequestType;
    /** An order on its way out: the column of the task board (R4.36). */
    stage?: string;
    /** Of a transfer: the warehouse that awaits it. */
    toWarehouseId?: string;
  }
}
