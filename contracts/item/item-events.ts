import { z } from 'zod';
import { channelKinds } from '../channels/channel-kinds.ts';
import type { EventsOf, Upcaster } from '../kernel/events/event-schemas.ts';
import { inspectionResultNames } from './inspection-results.ts';
import { receivedKinds } from './item-states.ts';
import { presetReasonSchema } from '../requests/preset-reasons.ts';
import { applicationTypeSchema, requestTypeSchema } from './request-types.ts';

const shopId = z.number().int();
const oddNo = z.string();
const cents = z.number().int();
const photos = z.array(z.string());
const description = {
  sku: z.string(),
  brand: z.string(),
  name: z.string(),
  size: z.string(),
  image: z.string(),
  /** The operator's own product number; never shown to sellers (R3.02). */
  pku: z.string(),
};
const request = { oddNo, requestType: requestTypeSchema };

/**
 * Everything that can happen to one physical item: stream `item-<oneId>`. The machine in `services/aggregates/item/lifecycle.machine.ts` says which may follow which.
 * Timeline numbers of specification section 4 are given by `timelineType`.
 */
export const itemEventSchemas = {
  ItemForecast: z.object({
    preId: z.string(),
    logNo: z.string(),
    shopId,
    warehouseId: z.string(),
    ...description,
    costPrice: cents.nullable(),
    supply: z.string().nullable(),
  }),
  ItemForecastAmended: z.object({ preId: z.string(), logNo: z.string(), warehouseId: z.string(), ...description }),
  ItemForecastCancelled: z.object({ preId: z.string() }),
  ItemForecastExpired: z.object({ preId: z.string() }),
  /** The first event of an unforecast, unclaimed or returned unit; then it carries owner and description. */
  ItemReceived: z.object({
    preId: z.string(),
    packId: z.string(),
    logNo: z.string(),
    batchNo: z.string(),
    warehouseId: z.string(),
    shopId,
    ...description,
    condition: z.enum(['intact', 'damaged']),
    kind: z.enum(receivedKinds),
    photos,
    /** The former ONE ID of a platform return (R3.07). */
    relatedOneId: z.string().optional(),
    /** Of a return of the operator's own goods: what they lie in the books at again. */
    bought: z.object({ oddNo: z.string(), cents }).optional(),
  }),
  /** `awaits`: the scan was undone while its parcel is counted, and the forecast unit is expected again. */
  InboundCancelled: z.object({ batchNo: z.string(), reason: z.string(), awaits: z.literal('receipt').optional() }),
  ItemInspected: z.object({
    result: z.enum(inspectionResultNames),
    remark: z.string(),
    photos,
    batchNo: z.string(),
    /** Event id of the inspection that this one corrects (R5.39, R4.43). */
    corrects: z.string().optional(),
  }),
  ItemShelved: z.object({ shelfId: z.string(), shelfName: z.string(), suggestedShelfId: z.string().optional() }),
  /** A shelf scanned by mistake: as if it had not been laid there. `first`: it had never lain on a shelf before. */
  ShelvingUndone: z.object({ shelfId: z.string(), first: z.boolean() }),
  ItemMoved: z.object({ shelfId: z.string(), shelfName: z.string(), fromShelfId: z.string() }),

  ItemRequested: z.object({ oddNo, requestType: applicationTypeSchema, dropship: z.boolean().optional(), targetShopId: shopId.optional() }),
  /** `sale`: it was sold on a channel, and leaves for that. */
  DirectOutboundOrdered: z.object({
    oddNo,
    dropship: z.boolean().optional(),
    sale: z.object({ saleId: z.string(), platform: z.string(), platOrderNo: z.string(), soldPrice: cents }).optional(),
  }),
  RequestQuoted: z.object({ ...request, price: cents }),
  RequestApproved: z.object({ ...request }),
  RequestRejected: z.object({ ...request, reason: z.string(), preset: presetReasonSchema.optional() }),
  RequestRecalled: z.object({ ...request }),
  RequestConfirmed: z.object({ ...request }),
  /** The seller refuses a quotation or fee. */
  RequestCancelled: z.object({ ...request }),

  ItemPicked: z.object({ oddNo, shelfId: z.string(), tote: z.string() }),
  PickUndone: z.object({ oddNo, shelfId: z.string() }),
  /** `photos`: of the damage, where that is why. `sought`: it is offered to nobody until it is found; at first it was available again at once. */
  ItemShortPicked: z.object({
    oddNo,
    shelfId: z.string(),
    reason: z.string(),
    twin: z.string().optional(),
    photos: photos.optional(),
    sought: z.literal(true).optional(),
  }),
  /** It was found after all: the events that follow reserve it for its order again. */
  ShortPickUndone: z.object({ oddNo }),
  /** Counted twice, by two persons, it was not on its shelf. */
  ItemMissed: z.object({ countNo: z.string(), shelfId: z.string() }),
  /** Where it lies. */
  ItemFound: z.object({ shelfId: z.string(), shelfName: z.string() }),
  WriteOffRequested: z.object({ reason: z.string(), requesterId: z.string() }),
  WriteOffRejected: z.object({ reason: z.string() }),
  ItemWrittenOff: z.object({}),
  ItemPacked: z.object({ oddNo, parcelNo: z.string() }),
  ItemShipped: z.object({
    oddNo,
    requestType: requestTypeSchema,
    logNo: z.string(),
    carrier: z.string(),
    outType: requestTypeSchema,
    deliveryFee: cents,
    otherFee: cents,
  }),
  /** Handed over for another warehouse (R1.13). Until it arrives it lies in neither. */
  ItemDispatched: z.object({ oddNo, toWarehouseId: z.string(), logNo: z.string(), carrier: z.string() }),
  /** Received where it was sent to, or back where it came from. */
  ItemArrived: z.object({ oddNo, warehouseId: z.string(), fromWarehouseId: z.string() }),
  /** The rest of its order arrived without it: it is sought where it was sent to. */
  ItemLostInTransit: z.object({ oddNo, warehouseId: z.string(), reason: z.string() }),
  /** The old ONE ID comes back as a new one. */
  ItemReturned: z.object({ as: z.string(), logNo: z.string() }),

  ConsignmentListed: z.object({ oddNo, platform: z.string(), price: cents }),
  /** `saleId`: since 2026-11-28, where the platform is a channel. */
  ConsignmentSold: z.object({ oddNo, platform: z.string(), platOrderNo: z.string(), soldPrice: cents, saleId: z.string().optional() }),
  ConsignmentDelisted: z.object({ oddNo }),

  /** Offered on a channel by a listing, until that one has ended. */
  ItemListed: z.object({ listingId: z.string(), channel: z.enum(channelKinds) }),
  ItemUnlisted: z.object({ listingId: z.string(), channel: z.enum(channelKinds) }),

  RepairApplied: z.object({ repairNo: z.string(), project: z.array(z.string()) }),
  ItemRepaired: z.object({ repairNo: z.string(), photos, remark: z.string() }),
  RepairFailed: z.object({ repairNo: z.string(), remark: z.string() }),
  RepairCancelled: z.object({ repairNo: z.string() }),
  RepairRejected: z.object({ repairNo: z.string(), reason: z.string() }),
  RepairBoxLost: z.object({ repairNo: z.string() }),
  LostBoxFound: z.object({ repairNo: z.string() }),

  /** `awaits`: what has to be done before it is available. At first nothing was asked for, and an item was available that lay nowhere. */
  ItemSetAvailable: z.object({ reason: z.string(), awaits: z.enum(['inspection', 'shelving']).optional() }),
  ItemOwnerChanged: z.object({
    fromShopId: shopId,
    shopId,
    reason: z.enum(['admin', 'claim', 'ownershipTransfer', 'cashOut']),
    oddNo: oddNo.optional(),
    /** What the operator paid for it, where that is not what it quoted. */
    costCents: cents.optional(),
  }),
  ItemCostChanged: z.object({ costPrice: cents.nullable(), supply: z.string().nullable() }),
} as const;

export type ItemEvent = EventsOf<typeof itemEventSchemas>;
export type ItemEventName = keyof typeof itemEventSchemas;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    oneId?: string;
    /** An item whose last inspection found a defect. */
    defective?: boolean;
  }
}

export const itemUpcasters: readonly Upcaster[] = [
  // At first a cost or source that nobody had named was left out, while `ItemCostChanged` said null.
  { type: 'ItemForecast', from: 1, upcast: (data) => ({ ...data, costPrice: data['costPrice'] ?? null, supply: data['supply'] ?? null }) },
];
